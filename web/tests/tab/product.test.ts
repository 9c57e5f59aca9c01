import { expect, it } from 'vitest';
import { network } from '../../src/tab/product';

const floats = (...numbers: number[]): Float32Array => new Float32Array(numbers);

it('adds up what the inputs weigh, row by row', () => {
  // Two inputs, three units.
  const run = network([[floats(1, 2, 3, 10, 20, 30), 2, 3, floats(0.5, 0, -1)]]);
  expect([...run(floats(1, 2, 0, -1), 2)]).toEqual([21.5, 42, 62, -9.5, -20, -31]);
});

it('takes what is below zero between layers as zero, but not what comes in', () => {
  const run = network([[floats(1, -1), 1, 2, floats(0, 0)], [floats(1, 10), 2, 1, floats(100)]]);
  expect([...run(floats(3, -3), 2)]).toEqual([103, 130]);
});
