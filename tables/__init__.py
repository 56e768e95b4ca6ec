"""The live tables. Knows games only through their contract; keeps tables in Redis.

Reading order: record (the document) · seats (who sits where) · rights (who may do what) · course (what a table does
by itself as time passes) · views (what each person sees) · crew (who played together before) · steps (how a table
changes) · service (what people do at it) · upkeep (what the clock and the workers do) · due and presence (lists in
Redis) · bots · talk · store and changes (how a table is kept, and moves that arrive together) · measures (what is
counted) · snapshot (all of it, for a backup).
"""
