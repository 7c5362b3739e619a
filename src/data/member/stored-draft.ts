import * as v from 'valibot';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { memberStorage } from '../account/identity.ts';

/** One stored value. `read` gives null when missing or invalid; writing null removes it. */
export interface Draft<T> {
  read(): T | null;
  write(value: T | null): void;
}

export function storedDraft<T>(
  storage: Storage,
  dataId: string,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): Draft<T> {
  const key = `${memberKeys.draft}${name}.${dataId}`;
  return {
    read: () => readJsonAs(schema, storage.getItem(key)),
    write(value) {
      if (value === null) storage.removeItem(key);
      else memberStorage(storage, dataId).setItem(key, JSON.stringify(value));
    },
  };
}

const formTexts = v.record(v.string(), v.string());

/** What was typed into the form of that name and neither saved nor given up. */
export function formDraft(dataId: string, name: string): Draft<Readonly<Record<string, string>>> {
  return storedDraft(localStorage, dataId, `form.${name}`, formTexts);
}
