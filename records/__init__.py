"""What lasts beyond an evening, in SQL. Knows neither tables nor games.

Reading order: db (engine, session, migrate) · models (what is kept) · house_rules (a host's settings).
"""
