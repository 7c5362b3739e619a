import { randomUUID } from 'node:crypto';
import type { Session } from '../../sync/engine/ports.ts';
import { startTestBackend } from '../support/backend/backend.ts';
import { signToken } from '../support/backend/member-token.ts';
import { startRealApi } from '../support/backend/real-api.ts';
import { startRealPostgres } from '../support/backend/real-postgres.ts';
import { testKeys } from '../support/backend/test-keys.ts';

type Sql = (query: string, params?: readonly unknown[]) => Promise<unknown>;

/** Connections of the API to PostgreSQL. */
const CONNECTIONS = 16;

/** Starts an empty backend: PGlite as in `npm start`, or a real PostgreSQL behind an API. */
async function startServer(kind: string): Promise<{ url: string; sql: Sql; close: () => Promise<void> }> {
  if (kind === 'embedded') return startTestBackend();
  if (kind !== 'postgres') throw new Error(`Cannot find the backend "${kind}": use embedded or postgres`);
  const db = await startRealPostgres({ shared_buffers: '512MB', max_wal_size: '4GB' });
  const api = await startRealApi(db, { connections: CONNECTIONS, isLive: true });
  return {
    url: api.url,
    sql: db.sql,
    close: async () => {
      await api.close();
      await db.close();
    },
  };
}

/** Adds members who are signed in. */
async function addMembers(sql: Sql, count: number): Promise<readonly Session[]> {
  const members = Array.from({ length: count }, () => ({ id: randomUUID(), session_id: randomUUID() }));
  const listed = 'select id, session_id from json_to_recordset($1) as m (id uuid, session_id uuid)';
  const params = [JSON.stringify(members)];
  await sql(
    `insert into auth.users (id, email, email_confirmed_at, created_at)
     select id, id || '@example.com', now(), now() from (${listed}) m`,
    params,
  );
  await sql(
    `insert into auth.sessions (id, user_id, created_at) select session_id, id, now() from (${listed}) m`,
    params,
  );
  return members.map(({ id, session_id }) => ({ memberId: id, token: signToken({ sub: id, session_id }) }));
}

// A process of its own: the backend must not take the time of the simulated members. It ends with its parent.
const [, , kind = '', count = ''] = process.argv;
const server = await startServer(kind);
process.once('disconnect', () => server.close().then(() => process.exit()));
process.send?.({
  url: server.url,
  key: testKeys.publishableKey,
  sessions: await addMembers(server.sql, Number(count)),
});
