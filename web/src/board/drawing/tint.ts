/** The season's tint of the page. Set where it shows and nowhere above: a custom property of the
 * whole page would make the browser restyle every piece that the sprite draws. */

import type { Season } from '../../net';

export function tint(season: Season): () => void {
  document.body.style.backgroundColor = `var(--table-${season})`;
  return () => void (document.body.style.backgroundColor = '');
}
