"""
What is measured, and against whom: Pakli beside its peers, in one interleaved run.

`run.py` is the command, `groups.py` the list of what is measured, `workers/` what each library is asked to
do, `README.md` the method and the results. Nothing here is part of the package.
"""
