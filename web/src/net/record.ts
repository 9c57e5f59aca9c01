/** Saving the record of a game as a file, wherever the game is. */

import { api } from './api';
import { site } from './site';

/** For links to a record: a server's is downloaded as it is, the tab's is made into a file. */
export const saveRecord = (id: string) => (event: MouseEvent): void => {
  if (!site) return;
  event.preventDefault();
  void api.record(id).then((record) => saveFile(record, `keyflower-${id}.json`));
};

/** Save something as JSON. */
export function saveFile(content: unknown, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
