/** What went wrong, in a sentence for the reader. */

import { has, t } from '../i18n/index.svelte';
import { ApiError } from '../net/api';
import { site } from '../net/site';

const failed = site ? 'error-tab-failed' : 'error-failed';

export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return t(failed);
  }
  const id = `error-${error.code}`;
  return t(has(id) && error.code !== 'failed' ? id : failed);
}
