/** What went wrong, in a sentence for the reader. */

import { has, t } from '../i18n/index.svelte';
import { ApiError } from '../net/api';

export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return t('error-failed');
  }
  const id = `error-${error.code}`;
  return has(id) ? t(id) : t('error-failed');
}
