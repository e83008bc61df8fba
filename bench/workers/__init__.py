"""
What each library is asked to do. One module for each library, run in that library's own environment.

Each holds a table `WORK` from a name (see `bench/groups.py`) to a function that prepares a `Work`. Only the
standard library and the library measured may be imported here.
"""
