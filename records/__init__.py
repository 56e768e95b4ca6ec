"""What lasts beyond an evening, in SQL. Knows neither tables nor games.

Reading order: db (engine, session, migrate) · models (what is kept) · history (a finished game kept, once) ·
ratings (what it does to them) · shelf (kept games, read) · profile (how somebody stands) · house_rules (a host's
settings) · crews (what the same people played last) · snapshot (all of it, for a backup).
"""
