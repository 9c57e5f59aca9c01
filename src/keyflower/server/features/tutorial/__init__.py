"""The tutorial: a scripted summer at a table of one's own."""
