"""Our own bots that weigh plans, from one ply to a look ahead, and what they are made of."""
