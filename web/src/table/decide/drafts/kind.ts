/** What a kind of decision knows of its drafts. A draft is plain data: it is kept over a reload.
 *
 * Everything here is about what the server listed as legal; it knows no rules of the game.
 */

import type { Legal, Picture } from '../../../net';
import type { Place, Spot } from '../../../board/drawing';

export interface DraftKind<D> {
  /** The draft that stands for an action, as a hint or a test names it. */
  read(legal: Legal, action: number): D | null;
  /** The number to send; null while something is still to be chosen, or is no longer possible. */
  action(legal: Legal, draft: D): number | null;
  /** Whether a draft that is not complete can go on in what is legal now. */
  stands?(legal: Legal, draft: D): boolean;
  /** What is in hand before anything was chosen. */
  open?(legal: Legal): D | null;
  /** Spots that can be picked. */
  targets?(legal: Legal): Spot[];
  /** One of them was picked: the draft then. `now`: one of this kind that is in hand. */
  pick?(legal: Legal, place: Place & { spot: Spot }, now: D | null): D | null;
  /** The spot that a draft is about; null where it is not about one. */
  spot?(legal: Legal, draft: D): Spot | null;
  /** Where it is marked as an idea, if not there. */
  marks?(legal: Legal, draft: D): Spot[];
  /** What the confirm button says, in few letters: the panel shows what is chosen. */
  go(legal: Legal, draft: D): string;
  /** In a few words, with its place: for ideas, and for what the page does by itself. */
  says(legal: Legal, draft: D, picture: Picture | null): string;
  /** What it leads to, or what it still lacks. */
  follows?(legal: Legal, draft: D, picture: Picture | null): string[];
}
