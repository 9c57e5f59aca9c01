/** Hashes of text and of bytes in hexadecimal. WebCrypto has them only over https, so they come from a library. */

import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { sha256 as hashOf } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lines, each with its end. */
export const lined = (lines: string[]): string => lines.map((line) => `${line}\n`).join('');

export const sha256 = (text: string): string => bytesToHex(hashOf(utf8ToBytes(text)));

/** Of 32 bytes in hexadecimal. */
export const sha256OfBytes = (value: string): string => bytesToHex(hashOf(hexToBytes(value)));

export const hmac = (key: Uint8Array, message: string): Uint8Array => hmacOf(hashOf, key, utf8ToBytes(message));

export const random = (): string => bytesToHex(randomBytes(32));

export { hexToBytes };
