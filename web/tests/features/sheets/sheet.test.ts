// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { changed, CHOICES, has, homeOf, sidesOf, toggled, turnedOver, withGoods,
  withHome } from '../../../src/learn/village';
import { freeCells, newSheet, ownerOf, placeOf } from '../../../src/features/sheets/sheet';

const ann = newSheet(['Ann', 'Ben']).players[0]!;

describe('a score sheet', () => {
  it('starts with a home for everyone', () => {
    const { players } = newSheet(['Ann', 'Ben', 'Cat']);
    expect(players.map((one) => [one.name, homeOf(one)?.tile])).toEqual([['Ann', 'home_1'], ['Ben', 'home_2'], [
      'Cat',
      'home_3',
    ]]);
  });

  it('offers every tile but homes once', () => {
    const all = CHOICES.flatMap(({ tiles }) => tiles);
    expect(all.length).toBe(new Set(all).size);
    expect(all).toContain('summer_boat_1');
    expect(all).not.toContain('home_1');
  });

  it('puts tiles in and takes them out; one boat of winter at a time', () => {
    let player = toggled(toggled(ann, 'barn'), 'sea_bastion');
    player = toggled(player, 'keyflower');
    expect(player.tiles.map((one) => one.tile)).toEqual(['home_1', 'barn', 'keyflower']);
    expect(toggled(player, 'barn').tiles.map((one) => one.tile)).toEqual(['home_1', 'keyflower']);
  });

  it('turns tiles over, and boats to their other side', () => {
    const player = toggled(toggled(ann, 'miner'), 'summer_boat_2');
    expect(has(turnedOver(player, 'miner'), 'miner')?.side).toBe('back');
    expect(has(turnedOver(turnedOver(player, 'miner'), 'miner'), 'miner')?.side).toBe('front');
    expect(has(player, 'summer_boat_2')?.side).toBe('a');
    expect(has(turnedOver(player, 'summer_boat_2'), 'summer_boat_2')?.side).toBe('b');
    expect(sidesOf('jeweller')).toEqual(['front']);
  });

  it('keeps what lies in the village when the home changes', () => {
    const player = withHome(withGoods(ann, 'home_1', 'gold', 3), 'home_5');
    expect(homeOf(player)).toMatchObject({ tile: 'home_5', goods: { gold: 3 } });
  });

  it('knows who else has a tile', () => {
    const sheet = { players: [ann, toggled(newSheet(['x', 'Ben']).players[1]!, 'barn')] };
    expect([ownerOf(sheet, 0, 'barn'), ownerOf(sheet, 1, 'barn'), ownerOf(sheet, 0, 'home_2')]).toEqual([
      'Ben',
      null,
      'Ben',
    ]);
  });
});

describe('the map', () => {
  it('has the home in the middle and room around what is there', () => {
    expect(placeOf(ann.tiles[0]!)).toEqual([0, 0]);
    expect(freeCells(ann)).toHaveLength(6);
    const player = changed(toggled(ann, 'barn'), 'barn', { at: [0, -1] });
    expect(freeCells(player)).toHaveLength(8);
    expect(freeCells(changed(player, 'barn', { at: [20, 0] })).every(([column]) => column <= 20)).toBe(true);
  });
});
