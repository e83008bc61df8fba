"""
Tournaments, pure: structures, levels, balancing, places, prizes. No clock, chance or I/O.

Clauses     M1 to M9.
Knows       signs of tables and what a table can be told. No sockets, no database.
Tested in   tests/tournament/
"""
