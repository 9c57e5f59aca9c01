// What board and decisions know of each other: the board draws, the decision decides.

import type { Colour } from '../../net';

/** A place as notation names it: 'lot:miner', 'turn:1', 'p0:stable', 'boat:keyflower', 'screen'. */
export type Spot = string;

export interface Ghost {
  tile: string;
  column: number;
  row: number;
  rotation: number;
  warnings: string[];
}

/** Workers that are planned in the hand, drawn at their place. */
export interface Planned {
  at: Spot;
  mode: 'bid' | 'use';
  seat: number;
  /** any: of several colours. */
  colour: Colour | 'any';
  /** With what stands there already. */
  size: number;
  leads: boolean;
}

export interface MovableGood {
  tile: string;
  resource: string;
}

/** Adding the tile in hand to my village. */
export interface Building {
  /** 'column,row' of free cells that are dashed. */
  readonly cells: ReadonlySet<string>;
  /** The tile in hand, shown in my village. */
  readonly ghost: Ghost | null;
  pick(column: number, row: number): void;
  hover(column: number, row: number): void;
  /** R, wheel, tap on the ghost. */
  rotate(by: 1 | -1): void;
}

export interface Transport {
  readonly goods: ReadonlyArray<MovableGood>;
  readonly held: MovableGood | null;
  /** Tiles to which the held good can go, and how many steps that takes. */
  readonly targets: ReadonlyMap<string, number>;
  pick(tile: string, resource: string): void;
  move(tile: string): void;
}

export interface Decision {
  /** I owe a decision and may act. */
  readonly active: boolean;
  /** Legal targets: they get corner marks. */
  readonly targets: ReadonlySet<Spot>;
  readonly selected: Spot | null;
  readonly planned: Planned | null;
  /** Where ideas of a hint are marked, with their numbers, and the one that is looked at. */
  readonly ideas: { readonly spots: ReadonlyMap<Spot, number>; readonly chosen: number };
  readonly building: Building;
  readonly transport: Transport;
  /** Why a spot cannot be chosen, in words; null if it can or does not matter. */
  reason(spot: Spot): string | null;
  /** The board was clicked, or Enter pressed there. */
  pick(spot: Spot): void;
  /** Esc. */
  cancel(): void;
}
