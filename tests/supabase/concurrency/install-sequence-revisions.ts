import type { RealPostgres } from '../../support/backend/real-postgres.ts';

/** Replaces the per-member lock by a sequence for revisions, a common but incorrect design. */
export async function installSequenceRevisions(db: RealPostgres): Promise<void> {
  await db.sql('create sequence private.test_revisions increment by 256 start 1024');
  await db.sql(`create or replace function private.allot_revisions(p_user_id uuid, p_amount integer) returns bigint
    language sql volatile set search_path = ''
    as $$ select nextval('private.test_revisions') + p_amount $$`);
  const [row] = await db.sql(`select pg_get_functiondef('private.sync_exchange(jsonb)'::regprocedure) as text`);
  const text = String(row?.text);
  const afterReads =
    /(?=epoch := revisions\.epoch)|(?<=into revisions\.rev from private\.member_revisions r where r\.user_id = member;)/g;
  if ([...text.matchAll(afterReads)].length !== 2)
    throw new Error('Cannot find where the exchange reads the revisions');
  await db.sql(
    text.replaceAll(afterReads, ' revisions.rev := (select last_value + 255 from private.test_revisions); '),
  );
}
