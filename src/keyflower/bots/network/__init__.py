"""The value network: a position as numbers, the network itself, and the result it expects."""
