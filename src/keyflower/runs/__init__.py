"""What runs of many games share: bots at a table, worker processes, and a folder that goes on."""
