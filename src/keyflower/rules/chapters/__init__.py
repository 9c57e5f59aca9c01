"""The chapters of the rules: each changes a state or counts what is in it."""
