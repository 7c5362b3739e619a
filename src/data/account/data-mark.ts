import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { memberStorage } from './identity.ts';

/** Names the data that was open last, outside the database: after the browser has dropped that, a new one has another id. */
const KEY = 'keiko.data';

const mark = v.object({ dataId: v.string(), device: v.string() });

/** Whether the browser has dropped the member's data since it was marked. */
export function isDataDropped(storage: Storage, dataId: string, device: string): boolean {
  const marked = readJsonAs(mark, storage.getItem(KEY));
  return marked?.dataId === dataId && marked.device !== device;
}

/** Marks the member's data; `device` is the id in its sync state, or empty for data that is known to be lost. */
export function markData(storage: Storage, dataId: string, device: string): void {
  memberStorage(storage, dataId).setItem(KEY, JSON.stringify({ dataId, device }));
}
