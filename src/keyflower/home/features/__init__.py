"""What there is besides playing at a table, a folder or a file for each subject.

Each says what is shown, how it is worked out, and what people can ask for; where things are kept is
a port that the home fills.
"""
