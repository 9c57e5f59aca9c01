/** Passkeys of this browser (WebAuthn). */

import type { Me, Profile } from '../../net';
import { profile } from './requests';

/** Whether the browser can make passkeys here: they need https or localhost, and a host name. */
export function possible(): boolean {
  const address = /^[\d.]+$|^\[/.test(location.hostname);
  return (
    isSecureContext && !address && typeof PublicKeyCredential === 'function'
    && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  );
}

/** The user cancelled, or the device refused. */
export class NoPasskey extends Error {}

/** Make a passkey for the user. */
export async function add(): Promise<Profile> {
  const options = await profile.offerPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return profile.keepPasskey(await answer(navigator.credentials.create({ publicKey })));
}

/** Sign in with a passkey of this device. */
export async function comeBack(): Promise<Me> {
  const options = await profile.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return profile.usePasskey(await answer(navigator.credentials.get({ publicKey })));
}

async function answer(asked: Promise<Credential | null>): Promise<object> {
  const given = await asked.catch(() => null);
  if (!(given instanceof PublicKeyCredential)) throw new NoPasskey();
  return given.toJSON() as object;
}
