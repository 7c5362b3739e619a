import type { UnsentRow } from '../../../sync/replication/unsent-rows.ts';

/** Where the member can change what the server refused; null for what cannot be changed. */
export function editAddress({ c, id, doc }: UnsentRow): string | null {
  if (doc.del) return null;
  if (c === 'profiles') return '/profile-edit';
  return c === 'kata_forms' ? `/kata-training?tab=list&edit=${encodeURIComponent(id)}` : null;
}
