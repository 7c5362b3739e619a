import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import pg from 'pg';
import * as v from 'valibot';
import { disableLiteGrants } from '../../../supabase/embedded/database/database.ts';
import { createSerial } from '../../../supabase/embedded/database/sql.ts';
import { functionEnv } from '../../../supabase/embedded/functions/function-env.ts';
import { createFunctions } from '../../../supabase/embedded/functions/functions.ts';
import { createAuthLimits } from '../../../supabase/embedded/http/auth-limits.ts';
import { guardAuth } from '../../../supabase/embedded/http/guard-auth.ts';
import { requestPath, sendWebResponse, toWebRequest } from '../../../supabase/embedded/http/http.ts';
import { readTokenClaims } from '../../../supabase/embedded/http/token-claims.ts';
import { captureLiteOutput } from '../../../supabase/embedded/lite-log.ts';
import { handleMailRequest } from '../../../supabase/embedded/mail/mail-page.ts';
import { openMailbox } from '../../../supabase/embedded/mail/mailbox.ts';
import { liteSettings } from '../../../supabase/embedded/project-config.ts';
import { createLiveChannel } from '../../../supabase/embedded/realtime/live-channel.ts';
import { type MemberPool, openMemberPool } from './member-pool.ts';
import type { RealPostgres } from './real-postgres.ts';
import { manyMembers, testKeys } from './test-keys.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const REALTIME_SQL = join(ROOT, 'supabase/embedded/realtime/realtime.sql');
const FUNCTIONS = '/rest/v1/rpc/';

/** A database with the product's schema, also a standby. */
type Database = Pick<RealPostgres, 'url' | 'sql' | 'connect'>;

interface DataApi {
  readonly db: Database;
  readonly members: MemberPool;
  /** The statements of calls by the names of the function and its arguments. */
  readonly statements: Map<string, string>;
}

export interface RealApiOptions {
  /** Connections for members. */
  readonly connections?: number;
  /** Opens the live channel, which a standby cannot have. */
  readonly isLive?: boolean;
}

/** The embedded HTTP layer over a real PostgreSQL: auth with its mails, the Data API, the functions, the live channel. */
export async function startRealApi(db: Database, { connections = 1, isLive = false }: RealApiOptions = {}) {
  process.env.LITE_AUTH_BCRYPT_COST ??= '4';
  let api: Awaited<ReturnType<typeof connect>> | null = null;
  const server = createServer(async (request, response) => {
    if (api !== null && requestPath(request, url).startsWith('/functions/v1/')) {
      return functions.handle(request, response);
    }
    const body = await buffer(request);
    const answer =
      api === null
        ? new Response(null, { status: 503 })
        : await api.handle(toWebRequest(request, body, url)).catch((error: unknown) => errorResponse(error));
    return sendWebResponse(response, answer);
  });
  // A client may idle between two calls; with the default of 5 s it would reuse a connection that is being closed.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  const functions = createFunctions({
    functionsDir: join(ROOT, 'supabase/functions'),
    root: ROOT,
    env: functionEnv(testKeys, url, join(ROOT, 'node_modules/.cache/keiko-deno')),
    log: () => undefined,
    writeLine: () => undefined,
    watched: [],
  });
  const live = isLive ? await openLiveChannel(db) : null;
  server.on('upgrade', (request, socket, head) =>
    live === null ? socket.destroy() : live.upgrade(request, socket, head),
  );
  const reopen = async () => {
    api = await connect(db, url, connections);
  };
  const shut = async () => {
    const open = api;
    api = null;
    await open?.close();
  };
  await reopen();
  return {
    url,
    /** Answers every request with 503 and leaves the database. */
    shut,
    reopen,
    close: async () => {
      await live?.close();
      await functions.stop();
      await shut();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function connect(db: Database, origin: string, connections: number) {
  const connection = createPostgresConnection({ url: db.url, postgresOptions: { onnotice: () => undefined } });
  disableLiteGrants(connection);
  const now = () => new Date();
  const mailbox = openMailbox({ file: null, origin, now });
  const app = new App({
    ...liteSettings(testKeys, origin),
    connection,
    options: { drivers: { email: mailbox }, server: { admin: false, disableStudio: true } },
  });
  const sql = async <Row>(query: string, params?: readonly unknown[]) => (await db.sql(query, params)) as Row[];
  const auth = { sql, mailbox, limits: createAuthLimits(manyMembers), now };
  const members = await openMemberPool(db, connections);
  const statements = new Map<string, string>();
  const fetchLite = (request: Request) =>
    captureLiteOutput(
      () => undefined,
      async () => app.fetch(request, { peerAddress: null }),
    );
  return {
    handle: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(FUNCTIONS)) {
        return callFunction(pathname.slice(FUNCTIONS.length), request, { db, members, statements });
      }
      if (pathname.startsWith('/auth/v1/')) return guardAuth(auth, { request, caller: 'test', next: fetchLite });
      return handleMailRequest(pathname, mailbox) ?? fetchLite(request);
    },
    close: async () => {
      await members.close();
      await connection.close();
    },
  };
}

/** The embedded live channel, on a connection that listens and another that asks for permissions. */
async function openLiveChannel({ url }: Database) {
  const [listener, asker] = [new pg.Client(url), new pg.Client(url)];
  for (const client of [listener, asker]) await client.connect();
  await listener.query(readFileSync(REALTIME_SQL, 'utf8'));
  const serial = createSerial();
  const live = createLiveChannel({
    keys: testKeys,
    log: () => undefined,
    transaction: (work) =>
      serial(async () => {
        await asker.query('begin');
        const rollback = async () => {
          await asker.query('rollback');
        };
        return work({ query: (text, params) => asker.query(text, params), rollback }).finally(rollback);
      }),
  });
  listener.on('notification', ({ payload }) => live.notify(payload ?? ''));
  await listener.query('listen realtime');
  return {
    ...live,
    close: async () => {
      live.close();
      await Promise.all([listener.end(), asker.end()]);
    },
  };
}

/** Calls a function as PostgREST does. Not through Lite, which sends JSON arguments to PostgreSQL as texts. */
async function callFunction(name: string, request: Request, { db, members, statements }: DataApi): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const args = v.parse(Arguments, request.method === 'GET' ? Object.fromEntries(searchParams) : await request.json());
  const key = [name, ...Object.keys(args)].join();
  const statement = statements.get(key) ?? (await writeCall(db, name, args));
  statements.set(key, statement);
  const values = [JSON.stringify(args)];
  if (request.headers.get('apikey') === testKeys.secretKey) {
    const [row] = await db.sql(statement, values);
    return Response.json(row?.response ?? null);
  }
  const claims = readTokenClaims(request.headers.get('authorization')?.slice('Bearer '.length) ?? '');
  if (claims === null) return Response.json({ code: 'PGRST301' }, { status: 401 });
  const { rows } = await members.query(claims, statement, values);
  return Response.json(v.parse(Row, rows[0]).response);
}

const Arguments = v.record(v.string(), v.unknown());
const Row = v.object({ response: v.unknown() });

/** The statement that calls a function with these arguments. */
async function writeCall(db: Database, name: string, args: object): Promise<string> {
  const [call] = await db.sql(
    `select format('select to_jsonb(public.%I(%s)) as response from json_to_record($1) as r (%s)', $1::text,
       string_agg(format('%1$I => r.%1$I', a.name), ', ') filter (where a.name is not null),
       coalesce(string_agg(format('%I %s', a.name, a.type), ', ') filter (where a.name is not null), 'none text')) as sql
     from pg_proc p left join lateral unnest(p.proargnames, p.proargtypes::oid[]::regtype[]) as a (name, type) on $2::jsonb ? a.name
     where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
    [name, JSON.stringify(args)],
  );
  return String(call?.sql);
}

function errorResponse(error: unknown): Response {
  if (!(error instanceof pg.DatabaseError)) throw error;
  const { code = '', message, hint } = error;
  return Response.json({ code, message, hint }, { status: code.startsWith('PT') ? Number(code.slice(2)) : 500 });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error(`unexpected address ${address}`);
  return address.port;
}
