import * as v from 'valibot';
import { readAs } from '../../sync/protocol/read-as.ts';
import { type OpenableKey, openableKeys } from '../../sync/rules/lessons.ts';

/** A finished thing and whether the admin has opened it to members. */
export interface AdminOpenable {
  readonly id: OpenableKey;
  readonly is_open: boolean;
}

const openables = v.array(v.object({ id: v.string(), is_open: v.boolean() }));

/** The columns, for `select`. */
export const openableColumns = 'id,is_open';

/** Parses the rows in the order of the keys; null when invalid. Skips things of newer builds. */
export function parseAdminOpenables(rows: unknown): readonly AdminOpenable[] | null {
  const stored = readAs(openables, rows);
  if (stored === null) return null;
  return openableKeys.flatMap((id) => {
    const row = stored.find((candidate) => candidate.id === id);
    return row === undefined ? [] : [{ id, is_open: row.is_open }];
  });
}
