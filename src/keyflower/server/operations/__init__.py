"""What an operator cares about: what expires, damage, memory."""
