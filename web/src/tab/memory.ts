/** Python's memory once it has read our code, kept in this browser: later visits start with a copy of it. */

/** It takes at most this part of what the browser grants: games come first. */
const PART = 0.1;
const HASH = 'x-hash';

const hashOf = async (bytes: BufferSource): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) => byte.toString(16)).join();

/** key: an address that no other build has. -> null if there is none, or if it has been changed */
export async function recall(cache: string, key: string): Promise<Uint8Array | null> {
  const kept = await caches.match(key, { cacheName: cache });
  const bytes = await kept?.arrayBuffer();
  return bytes && kept?.headers.get(HASH) === await hashOf(bytes) ? new Uint8Array(bytes) : null;
}

/** Keep it instead of that of an older build, if there is room. */
export async function keep(cache: string, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  if (bytes.length > PART * (quota - usage)) return;
  await caches.delete(cache);
  await (await caches.open(cache)).put(key, new Response(bytes, { headers: { [HASH]: await hashOf(bytes) } }));
}
