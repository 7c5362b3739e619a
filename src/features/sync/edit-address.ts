import type { UnsyncedRow } from '../../data/sync/unsynced-rows.ts';
import { paths } from '../../paths.ts';

/** URL where the member can edit a rejected row; null if it cannot be edited. */
export function editAddress({ collection, id, delivery }: UnsyncedRow): string | null {
  if (delivery.op === 'delete') return null;
  if (collection === 'profiles') return paths.profileEdit;
  if (collection === 'notes') return paths.noteEdit(id);
  return collection === 'kata_forms' ? paths.kataEdit(id) : null;
}
