/** Villages with which readers try out scoring. */

import type { SheetTile, Side } from '../net';
import { newTile, newVillage, type Village } from './village';

/** A tile as `barn` or `barn/back`, and what is on it. */
function tile(face: string, goods: Partial<SheetTile['goods']> = {}): SheetTile {
  const [name = '', side = null] = face.split('/');
  const bare = newTile(name, { side: side as Side | null });
  return { ...bare, goods: { ...bare.goods, ...goods } };
}
/** Some of them with nothing on them. */
const tiles = (faces: string): SheetTile[] => faces.split(' ').map((face) => tile(face));
const none = newVillage('home_1');

export const EXAMPLES: Record<string, Village> = {
  winter: {
    tiles: [
      tile('home_1/back', { iron: 2, stone: 2, wood: 3, gold: 3 }),
      ...tiles(
        'stable/back miner/back gold_mine sawmill/back jeweller mercers_guild scribes keyflower turn_order_tile_1',
      ),
    ],
    skills: { anvil: 2, pick: 1, saw: 1 },
    workers: { ...none.workers, blue: 3, red: 2, yellow: 1 },
    purple: true,
  },
  smith: {
    ...none,
    tiles: [
      tile('home_3', { iron: 1, stone: 2, gold: 1 }),
      ...tiles('keywood/back wainwright'),
      tile('blacksmith/back', { iron: 3, gold: 1 }),
      tile('timber_yard', { wood: 4 }),
      tile('barn', { stone: 2, wood: 1 }),
      ...tiles('mercers_guild ianvincible'),
    ],
  },
  crowd: {
    ...none,
    tiles: tiles('home_2 keywood/back farrier apothecary craftsmans_guild village_hall key_market white_wind'),
    workers: { blue: 6, red: 4, yellow: 5, green: 3 },
    purple: true,
  },
  river: {
    ...none,
    tiles: tiles(
      'home_6 stable miner gold_mine/back summer_boat_1/a summer_boat_2/b summer_boat_4/a sea_breese turn_order_tile_2',
    ),
    workers: { ...none.workers, blue: 2 },
  },
  empty: none,
};
