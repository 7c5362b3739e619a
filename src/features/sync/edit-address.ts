import type { ChangedRow } from '../../../sync/engine/row.ts';

/** URL where the member can edit a rejected row; null if it cannot be edited. */
export function editAddress({ collection, id, delivery }: ChangedRow): string | null {
  if (delivery.op === 'delete') return null;
  if (collection === 'profiles') return '/profile-edit';
  return collection === 'kata_forms' ? `/kata-training?tab=list&edit=${encodeURIComponent(id)}` : null;
}
