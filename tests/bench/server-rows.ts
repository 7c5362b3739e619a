import type { RealPostgres } from '../support/backend/real-postgres.ts';

/** Rows of an active member after two years. */
const ROWS_PER_MEMBER = { logins: 700, sessions: 250, kata: 50, mutations: 200 };

/** The current revision of filled members. */
export const FILLED_REV = 2000;

/** Inserts members with two years of rows each. Returns their ids. */
export async function addActiveMembers(db: RealPostgres, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await db.addMember(`active-${n}`));
  await fillRows(db, ids, ROWS_PER_MEMBER);
  return ids;
}

/** Inserts other members with about `rows` rows in total. */
export async function addOtherRows(db: RealPostgres, rows: number): Promise<void> {
  const members = Math.max(1, Math.round(rows / 1000));
  const added = await db.sql(
    `insert into auth.users (id, email) select gen_random_uuid(), 'other-' || n || '@example.com'
     from generate_series(1, $1::int) n returning id::text`,
    [members],
  );
  await fillRows(
    db,
    added.map(({ id }) => String(id)),
    ROWS_PER_MEMBER,
  );
  await db.sql('vacuum analyze');
}

/** Inserts rows without triggers, like a restore, so revisions are set here. */
async function fillRows(db: RealPostgres, ids: readonly string[], each: typeof ROWS_PER_MEMBER): Promise<void> {
  const runWithoutTriggers = (statement: string) =>
    db.sql(`begin; set local session_replication_role = replica; ${statement}; commit`);
  const members = `unnest('{${ids.join(',')}}'::uuid[]) as m (id)`;
  await runWithoutTriggers(`insert into public.login_records (user_id, login_date, device, rev)
    select m.id, current_date - n, 'bench', 1 + n from ${members}, generate_series(1, ${each.logins}) n`);
  await runWithoutTriggers(`insert into public.training_sessions
      (user_id, id, training_type, video_title, duration_minutes, completed_at, rev)
    select m.id, gen_random_uuid(), 'sojo', '相乗', 5, now() - n * interval '1 day', 1 + ${each.logins} + n
    from ${members}, generate_series(1, ${each.sessions}) n`);
  await runWithoutTriggers(`insert into public.kata_forms (user_id, id, name, zou, ishiki, is_copied, original_id, rev)
    select m.id, gen_random_uuid(), '型' || n, '橋を渡る', '足の裏を感じる', true, gen_random_uuid(),
      1 + ${each.logins + each.sessions} + n from ${members}, generate_series(1, ${each.kata}) n`);
  await runWithoutTriggers(`insert into private.sync_mutations (user_id, mutation_id)
    select m.id, gen_random_uuid() from ${members}, generate_series(1, ${each.mutations}) n`);
  await runWithoutTriggers(
    `update private.member_revisions set rev = ${FILLED_REV} where user_id = any ('{${ids.join(',')}}')`,
  );
}
