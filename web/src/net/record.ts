/** Saving the record of a game as a file, wherever the game is. */

import { api } from './api';
import { site } from './site';

/** For links to a record: a server's is downloaded as it is, the tab's is made into a file. */
export const saveRecord = (id: string) => (event: MouseEvent): void => {
  if (!site) return;
  event.preventDefault();
  void save(id);
};

async function save(id: string): Promise<void> {
  const record = new Blob([JSON.stringify(await api.record(id))], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(record);
  link.download = `keyflower-${id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
