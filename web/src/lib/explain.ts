/** What went wrong, in a sentence for the reader. */

import { has, language, t } from '../i18n/index.svelte';
import { ApiError } from '../net/api';

/** Codes whose message from the server says more than the code; it is in English. */
const TELLING = new Set([
  'bad-request', 'bad-text', 'not-allowed', 'wrong-time', 'illegal', 'no-opponent',
  'too-many-games', 'too-many-bot-games', 'too-many-records', 'too-many-sheets',
]);

export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return t('error-failed');
  }
  if (language() === 'en' && TELLING.has(error.code) && error.message) return sentence(error.message);
  const id = `error-${error.code}`;
  return has(id) ? t(id) : t('error-failed');
}

function sentence(text: string): string {
  const end = /[.!?…]$/.test(text) ? '' : '.';
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}
