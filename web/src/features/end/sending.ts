/** Give a picture away: with its words by the system's own way of sharing, else as a file. */
export async function sendPicture(blob: Blob, name: string, text: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  const shared = { files: [file], text };
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
    await navigator.share(shared).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
