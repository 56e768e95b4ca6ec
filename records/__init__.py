"""What lasts beyond an evening, in SQL. Knows neither tables nor games.

Reading order: db (engine, session, migrate) · models (what is kept) · accounts (in and out; names, passwords,
exported, leaving) · history (a finished game kept, once) · ratings (what it does to them) · shelf (kept games, read)
· profile (how somebody stands) · house_rules (a host's settings) · crews (what the same people played last) · usage,
trouble (how words and lists did) · reports (what people say is wrong) · deeds (what admins do, and the log of it) ·
snapshot (all of it, for a backup).
"""
