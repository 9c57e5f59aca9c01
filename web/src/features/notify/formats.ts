/** Which service an address belongs to: most have a shape of their own. */

import type { WebhookBody } from '../../net';

export function guessed(url: string): WebhookBody['kind'] {
  if (url.includes('/_matrix/')) return 'matrix';
  if (/^https:\/\/([\w-]+\.)*slack\.com\//.test(url)) return 'slack';
  return 'discord';
}
