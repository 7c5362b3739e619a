import type { UnsentRow } from '../../../sync/replication/unsent-rows.ts';

/** URL where the member can edit a rejected row; null if it cannot be edited. */
export function editAddress({ c, id, doc }: UnsentRow): string | null {
  if (doc.del) return null;
  if (c === 'profiles') return '/profile-edit';
  return c === 'kata_forms' ? `/kata-training?tab=list&edit=${encodeURIComponent(id)}` : null;
}
