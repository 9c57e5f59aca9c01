/** What the profile asks of the server. */

import { call, type Me, type MetPerson, type Profile, type RecoveryPhrase } from '../../net';

/** Options for a passkey, which only the browser reads. */
type Options = object;

export const profile = {
  get: () => call<Profile>('GET', '/me/profile'),
  makePhrase: async () => (await call<RecoveryPhrase>('POST', '/me/recovery')).phrase,
  recover: (phrase: string) => call<Me>('POST', '/me/recover', { phrase }),
  offerPasskey: () => call<Options>('POST', '/me/passkeys/offer'),
  keepPasskey: (credential: object) => call<Profile>('POST', '/me/passkeys', { credential }),
  removePasskey: (id: string) => call<Profile>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  askPasskey: () => call<Options>('POST', '/me/passkeys/ask'),
  usePasskey: (credential: object) => call<Me>('POST', '/me/passkeys/use', { credential }),
  invite: async (people: Pick<MetPerson, 'table' | 'seat'>[]) =>
    (await call<{ table: string }>('POST', '/invite', { people })).table,
  unblock: (id: string) => call<Profile>('DELETE', `/me/blocked/${encodeURIComponent(id)}`),
  erase: () => call<boolean>('DELETE', '/me'),
};
