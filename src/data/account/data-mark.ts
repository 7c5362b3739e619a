import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { memberStorage } from './identity.ts';

const mark = v.object({ dataId: v.string(), device: v.string() });

/** Whether the browser has dropped the member's data since it was marked. */
export function isDataDropped(storage: Storage, dataId: string, device: string): boolean {
  const marked = readJsonAs(mark, storage.getItem(memberKeys.data));
  return marked?.dataId === dataId && marked.device !== device;
}

/** Marks the member's data; `device` is the id in its sync state, or empty for data that is known to be lost. */
export function markData(storage: Storage, dataId: string, device: string): void {
  memberStorage(storage, dataId).setItem(memberKeys.data, JSON.stringify({ dataId, device }));
}
