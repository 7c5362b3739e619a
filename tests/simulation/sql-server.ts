import { versionOf } from '../../sync/engine/apply-response.ts';
import { buildRequest } from '../../sync/engine/request.ts';
import { initialSyncState } from '../../sync/engine/sync-state.ts';
import { type Build, currentBuild } from '../../sync/model/build.ts';
import { RequestError } from '../../sync/model/request-error.ts';
import { parseSyncResponse, type SyncRequest, type SyncResponse } from '../../sync/protocol/sync-exchange.ts';
import type { TestBackend } from '../support/backend/backend.ts';
import type { MemberRows } from '../support/reference/reference-member.ts';

/** What the simulation uses of a backend. */
export type SqlServer = Pick<TestBackend, 'sql' | 'asMember' | 'setNow'>;

/** The tables of a backup; a referenced table comes before those that refer to it. */
function tablesOf({ profiles, ...collections }: Build['collections']): readonly (readonly [string, string])[] {
  return [
    ['public.users', 'id'],
    ...Object.keys(collections).map((name) => [`public.${name}`, 'user_id'] as const),
    ['private.kata_copies', 'copier_id'],
    ['private.kata_reviews', 'user_id'],
    ['private.sync_mutations', 'user_id'],
    ['private.restored_rows', 'user_id'],
    ['private.member_revisions', 'user_id'],
  ];
}

export async function addMember(backend: SqlServer, id: string): Promise<void> {
  await backend.sql(
    'insert into auth.users (id, email, raw_user_meta_data, created_at) values ($1, $2, $3, private.now())',
    [id, `${id}@example.com`, JSON.stringify({ username: '太郎' })],
  );
}

export async function removeMembers(backend: SqlServer, ids: readonly string[]): Promise<void> {
  await backend.sql('delete from auth.users where id = any ($1)', [ids]);
}

/** Runs sync_exchange() as the member, as the Data API does. */
export async function exchange(backend: SqlServer, memberId: string, request: SyncRequest): Promise<SyncResponse> {
  const [row] = await backend.asMember<{ response: unknown }>(memberId, 'select public.sync_exchange($1) as response', [
    request,
  ]);
  const response = parseSyncResponse(row?.response);
  if (response === null) throw new RequestError('malformed');
  return response;
}

/** Pulls all rows of a member, as a new device does. */
export async function pullAll(backend: SqlServer, memberId: string, build = currentBuild): Promise<MemberRows> {
  const member = { id: memberId, joinedAt: '', mutations: new Map(), epochAt: 0, ended: [], history: '', gcFloor: 0 };
  const rows: MemberRows['rows'] = new Map();
  let state = initialSyncState('fresh', build.schema, memberId);
  for (;;) {
    const response = await exchange(backend, memberId, buildRequest(build, { state }, [], 0));
    for (const row of response.rows) {
      const { collection, id } = row;
      rows.set(`${collection} ${id}`, {
        collection,
        id,
        writtenRev: row.rev,
        ...versionOf(build, row),
        changedAt: 0,
      });
    }
    state = { ...state, cursor: response.cursor, epoch: response.epoch };
    if (!response.more) return { ...member, rows, rev: response.cursor, epoch: response.epoch.split('.')[0] ?? '' };
  }
}

/**
 * Takes a backup of the members' rows; the returned function restores it and starts a new epoch, or lets the server notice
 * that its history is another one.
 */
export async function takeBackup(
  backend: SqlServer,
  ids: readonly string[],
  { collections } = currentBuild,
): Promise<(history: 'same' | 'other') => Promise<void>> {
  const tables = tablesOf(collections);
  const saved = new Map<string, unknown>();
  for (const [table, key] of tables) {
    const [row] = await backend.sql<{ rows: unknown }>(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${table} t where ${key} = any ($1)`,
      [ids],
    );
    saved.set(table, row?.rows);
  }
  return async (history) => {
    for (const [table, key] of [...tables].reverse())
      await backend.sql(`delete from ${table} where ${key} = any ($1)`, [ids]);
    for (const [table] of tables) {
      await backend.sql(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(saved.get(table)),
      ]);
    }
    if (history === 'same') await backend.sql('select private.start_new_epoch()');
    else await backend.sql(`update private.member_revisions set history = 'former' where user_id = any ($1)`, [ids]);
  };
}
