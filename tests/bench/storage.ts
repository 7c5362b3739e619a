import { startRealPostgres } from '../support/backend/real-postgres.ts';
import { type BenchRow, line } from './report.ts';

const MEMBERS = 100;

/** A diligent member's year: a login, a practice and its results each day, a note every other day, two kata a month. */
const YEAR = { logins: 365, sessions: 365, results: 365, notes: 180, kata: 24 } as const;
/** Write ids are kept for 90 days; four a day. */
const MUTATIONS = 360;

const MEMBER = 'select id from auth.users';
const uuid = 'gen_random_uuid()';

/** Statements that write the year of every member. Without triggers, like a restore, except for the kata's search index. */
const statements = [
  `insert into public.login_records (user_id, login_date, device, rev)
   select m.id, current_date - n, 'a device of the member', n from (${MEMBER}) m, generate_series(1, ${YEAR.logins}) n`,
  `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, details, completed_at, rev)
   select m.id, ${uuid}, 'sojo', '相乗', 5, jsonb_build_object('score', n, 'level', 3, 'answers', '息を吐いてから動き出す'),
     now() - n * interval '1 day', 1000 + n from (${MEMBER}) m, generate_series(1, ${YEAR.sessions}) n`,
  `insert into public.practice_results (user_id, id, training_type, day, results, rev)
   select m.id, ${uuid}, 'sojo', current_date - n,
     (select jsonb_agg(jsonb_build_object('item', 'item-' || i, 'result', 'remembered')) from generate_series(1, 10) i),
     2000 + n from (${MEMBER}) m, generate_series(1, ${YEAR.results}) n`,
  `insert into public.notes (user_id, id, text, day, written_at, about, rev)
   select m.id, ${uuid}, repeat('朝の道で足の裏を感じた。', 3), current_date - n, now(), 'sojo', 3000 + n
   from (${MEMBER}) m, generate_series(1, ${YEAR.notes}) n`,
  `insert into private.sync_mutations (user_id, mutation_id, created_at)
   select m.id, ${uuid}, now() - n * interval '6 hours' from (${MEMBER}) m, generate_series(1, ${MUTATIONS}) n`,
];
const kata = `insert into public.kata_forms (user_id, id, name, zou, ishiki)
  select m.id, ${uuid}, '型' || n, '橋を渡る人が振り返らない', '足の裏で板のしなりを感じる' from (${MEMBER}) m, generate_series(1, ${YEAR.kata}) n`;

const TABLES = [
  ...['public.login_records', 'public.training_sessions', 'public.practice_results', 'public.notes'],
  ...['public.kata_forms', 'private.kata_search', 'private.sync_mutations'],
];

/** What a member's year takes on a real PostgreSQL, indexes included. */
export async function bench(): Promise<readonly BenchRow[]> {
  const db = await startRealPostgres({ max_wal_size: '4GB' });
  try {
    const sizes = async () =>
      Promise.all(
        TABLES.map(async (table) => {
          const [row] = await db.sql('select pg_total_relation_size($1::regclass) as bytes', [table]);
          return Number(row?.bytes);
        }),
      );
    for (let n = 0; n < MEMBERS; n += 1) await db.addMember(`year-${n}`);
    const before = await sizes();
    for (const statement of statements) {
      await db.sql(`begin; set local session_replication_role = replica; ${statement}; commit`);
    }
    await db.sql(kata);
    const after = await sizes();
    const kib = after.map((bytes, n) => (bytes - (before[n] ?? 0)) / MEMBERS / 1024);
    const sum = kib.reduce((all, one) => all + one, 0);
    return [
      ...TABLES.map((table, n) => line(`a member's year in ${table}`, 'KiB', kib[n])),
      line("a member's year", 'KiB', sum),
    ];
  } finally {
    await db.close();
  }
}
