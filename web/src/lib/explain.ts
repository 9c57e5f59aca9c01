/** What went wrong, in a sentence for the reader. */

import { has, t } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import { site } from '../net/site';

/** Without a server some sentences are others: those come first. */
const KINDS = site ? ['error-tab-', 'error-'] : ['error-'];

/** kinds: how the ids of the sentences start; without `error-tab-` those about a server, on any page. */
export function explain(error: unknown, kinds = KINDS): string {
  if (!(error instanceof ApiError)) console.error(error);
  const code = error instanceof ApiError ? error.code : 'failed';
  const ids = [code, 'failed'].flatMap((each) => kinds.map((kind) => kind + each));
  return t(ids.find(has)!);
}
