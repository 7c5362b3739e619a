import type { Body } from '../../sync/model/json.ts';
import { LOCAL_MEMBER } from '../../sync/storage/member-databases.ts';
import { createMemoryData, type MemoryData } from '../support/reference/memory-store.ts';

/** What a device has recorded without an account, by 'collection id', and what has become of it. */
export interface LocalRecords {
  readonly data: MemoryData;
  /** The last body of each row; null once it was deleted. */
  readonly written: Map<string, Body | null>;
  /** The member for whom a row was marked. */
  readonly owners: Map<string, string>;
  /** The days of which a login was ever recorded. */
  readonly logins: Set<string>;
}

export function createLocalRecords(): LocalRecords {
  return { data: createMemoryData(LOCAL_MEMBER), written: new Map(), owners: new Map(), logins: new Set() };
}
