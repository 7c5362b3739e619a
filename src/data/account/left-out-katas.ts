import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';

/** A device setting: the mail of a registration may be opened after the app was closed. */
const KEY = 'keiko.device.left-out-katas';

const schema = v.array(v.string());

/** The ids of the kata that a registration leaves out, because they would become visible to all members. */
export function readLeftOutKatas(storage: Pick<Storage, 'getItem'>): readonly string[] {
  return readJsonAs(schema, storage.getItem(KEY)) ?? [];
}

export function writeLeftOutKatas(storage: Pick<Storage, 'setItem'>, ids: readonly string[]): void {
  storage.setItem(KEY, JSON.stringify(ids));
}
