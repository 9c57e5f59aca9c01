"""Programs in any language as bots."""
