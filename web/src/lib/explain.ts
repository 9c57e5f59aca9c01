/** What went wrong, in a sentence for the reader. */

import { has, t } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import { site } from '../net/site';

/** Without a server some sentences are others: those come first. */
const KINDS = site ? ['error-tab-', 'error-'] : ['error-'];

export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) console.error(error);
  const code = error instanceof ApiError ? error.code : 'failed';
  return t([code, 'failed'].flatMap((each) => KINDS.map((kind) => kind + each)).find(has)!);
}
