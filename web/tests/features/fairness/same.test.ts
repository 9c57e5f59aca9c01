/** The page says of each file what `./keyflower verify` says: the fixture is from there, and FAIR_FILES names more. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { check, type GameFile, type Verdict } from '../../../src/features/fairness/check';
import type { Noted } from '../../../src/features/fairness/noted';
import type { Pool } from '../../../src/net/types';
import { readFixture } from '../../fixtures/read';

export interface Case {
  name: string;
  file: GameFile;
  pools: Pool[];
  noted: Noted;
  verdict: Verdict;
}

const more = process.env['FAIR_FILES'];
const { files } = more
  ? (JSON.parse(readFileSync(more, 'utf-8')) as { files: Case[] })
  : readFixture<{ files: Case[] }>('fair.json');

it.each(files.map((found, number) => [`${found.name} ${number}`, found] as const))(
  '%s',
  (_, { file, pools, noted, verdict }) => {
    expect(check(file, pools, noted)).toEqual(verdict);
  },
);
