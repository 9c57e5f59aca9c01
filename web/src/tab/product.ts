/** What a network says about positions, without NumPy: the same layers over arrays of floats. */

/** Weights (row by row: one for each input), inputs, units, bias. */
export type Layer = [Float32Array, number, number, Float32Array];

/** -> a function from rows of inputs to rows of outputs, one after the other */
export function network(layers: Layer[]): (rows: Float32Array, count: number) => Float32Array {
  return (rows, count) => layers.reduce((values, layer, depth) => multiply(values, count, layer, depth > 0), rows);
}

/** rectified: values below zero count as zero. Most inputs are zero, and cost nothing. */
function multiply(
  values: Float32Array,
  count: number,
  [weights, inputs, units, bias]: Layer,
  rectified: boolean,
): Float32Array {
  const found = new Float32Array(count * units);
  for (let row = 0; row < count; row++) {
    const sums = found.subarray(row * units, (row + 1) * units);
    sums.set(bias);
    for (let input = 0; input < inputs; input++) {
      const value = values[row * inputs + input]!;
      if (value === 0 || (rectified && value < 0)) continue;
      const start = input * units;
      for (let unit = 0; unit < units; unit++) sums[unit]! += value * weights[start + unit]!;
    }
  }
  return found;
}
