/** The letter or sign of a key; where the keyboard types another script, the Latin one at its place. */
export function keyOf(event: KeyboardEvent): string {
  const key = event.key;
  if (key.length !== 1) return key;
  if (key > '~') {
    const printed = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1];
    if (printed) return printed.toLowerCase();
  }
  return key.toLowerCase();
}
