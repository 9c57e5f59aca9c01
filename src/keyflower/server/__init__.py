"""Tables of people and bots over a network: the one program that runs the rules for them."""
