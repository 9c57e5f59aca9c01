/** A tile that stands for each theme of puzzles. */
export const PICTURES = {
  bid_or_use: { tile: 'keywood', side: 'front' },
  upgrade: { tile: 'smelter', side: 'back' },
  transport: { tile: 'farrier', side: 'front' },
  loops_rivers: { tile: 'sea_breese', side: 'front' },
  winter_sets: { tile: 'craftsmans_guild', side: 'front' },
  denying: { tile: 'gold_mine', side: 'front' },
} as const;
