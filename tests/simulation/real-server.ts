import { versionOf } from '../../sync/engine/apply-response.ts';
import { buildRequest } from '../../sync/engine/request.ts';
import { SyncError } from '../../sync/engine/sync-error.ts';
import { initialSyncState } from '../../sync/engine/sync-state.ts';
import { parseSyncResponse, type SyncRequest, type SyncResponse } from '../../sync/protocol/sync-exchange.ts';
import type { TestBackend } from '../support/backend.ts';
import type { MemberRows } from '../support/reference-member.ts';

/** The tables that a restored backup sets back, the ones that others refer to first. */
const TABLES = [
  ['public.users', 'id'],
  ['public.login_records', 'user_id'],
  ['public.kata_forms', 'user_id'],
  ['public.training_sessions', 'user_id'],
  ['public.training_progress', 'user_id'],
  ['private.kata_copies', 'copier_id'],
  ['private.kata_reviews', 'user_id'],
  ['private.sync_mutations', 'user_id'],
  ['private.member_revisions', 'user_id'],
] as const;

export async function addMember(backend: TestBackend, id: string): Promise<void> {
  await backend.sql(
    'insert into auth.users (id, email, raw_user_meta_data, created_at) values ($1, $2, $3, private.now())',
    [id, `${id}@example.com`, JSON.stringify({ username: '太郎' })],
  );
}

export async function removeMembers(backend: TestBackend, ids: readonly string[]): Promise<void> {
  await backend.sql('delete from auth.users where id = any ($1)', [ids]);
}

/** One exchange with the SQL, as the Data API would run it for the member. */
export async function exchange(backend: TestBackend, memberId: string, request: SyncRequest): Promise<SyncResponse> {
  const [row] = await backend.asMember<{ answer: unknown }>(memberId, 'select public.sync_exchange($1) as answer', [
    request,
  ]);
  const answer = parseSyncResponse(row?.answer);
  if (answer === null) throw new SyncError('malformed', 'Cannot read the answer of the SQL');
  return answer;
}

/** All rows of a member, as a device that has never been there would pull them. */
export async function pullAll(backend: TestBackend, memberId: string): Promise<MemberRows> {
  const member = { id: memberId, joinedAt: '', mutations: new Map(), ended: [], gcFloor: 0 };
  const rows: MemberRows['rows'] = new Map();
  let state = initialSyncState('fresh');
  for (;;) {
    const answer = await exchange(backend, memberId, buildRequest({ state, contentVersions: {} }, [], 0));
    for (const row of answer.rows) {
      const { collection, id } = row;
      rows.set(`${collection} ${id}`, { collection, id, ...versionOf(row), changedAt: 0 });
    }
    state = { ...state, cursor: answer.cursor, epoch: answer.epoch };
    if (!answer.more) return { ...member, rows, rev: answer.cursor, epoch: answer.epoch.split('.')[0] ?? '' };
  }
}

/** Takes a backup of the members' rows; calling it restores it and starts a new epoch. */
export async function takeBackup(backend: TestBackend, ids: readonly string[]): Promise<() => Promise<void>> {
  const saved = new Map<string, unknown>();
  for (const [table, key] of TABLES) {
    const [row] = await backend.sql<{ rows: unknown }>(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${table} t where ${key} = any ($1)`,
      [ids],
    );
    saved.set(table, row?.rows);
  }
  return async () => {
    for (const [table, key] of [...TABLES].reverse())
      await backend.sql(`delete from ${table} where ${key} = any ($1)`, [ids]);
    for (const [table] of TABLES) {
      await backend.sql(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(saved.get(table)),
      ]);
    }
    await backend.sql('select private.start_new_epoch()');
  };
}
