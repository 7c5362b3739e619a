import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backend, type BackendOptions, startBackend } from '../../supabase/embedded/backend.ts';
import { sendWebResponse } from '../../supabase/embedded/http.ts';
import type { Keys } from '../../supabase/embedded/keys.ts';
import type { Mail } from '../../supabase/embedded/mailbox.ts';
import type { Sql } from '../../supabase/embedded/sql.ts';
import { type AsMember, runAsMember } from './as-member.ts';
import { readDatabaseSnapshot } from './database-snapshot.ts';
import { type ConfirmedMember, signUpConfirmed } from './sign-up.ts';
import { staticFile } from './static-files.ts';
import { testKeys } from './test-keys.ts';

export type TestBackendOptions = {
  /** A built app to serve beside the backend. */
  readonly dist?: string;
  /** Origin under which the app is opened, when it is not the server's own address. */
  readonly origin?: string;
  /** A folder to persist in; in memory without one. */
  readonly dataDir?: string;
} & Pick<
  BackendOptions,
  'migrationsDir' | 'seedFile' | 'functionsDir' | 'minResponseMs' | 'keys' | 'now' | 'log' | 'functionEnv'
>;

export type TestBackend = {
  readonly url: string;
  readonly keys: Keys;
  /** As superuser. */
  readonly sql: Sql;
  /** One statement as a member (by id or by more claims) or as anon (null), as PostgREST would run it. */
  readonly asMember: AsMember;
  /** Sets the time the database's rules see; null gives back the real one. */
  readonly setNow: (iso: string | null) => Promise<void>;
  readonly mails: () => readonly Mail[];
  readonly signUpConfirmed: (email: string, password: string, username?: string) => Promise<ConfirmedMember>;
  readonly close: () => Promise<void>;
};

/** A real HTTP server with the embedded backend on a free port. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  process.env.LITE_AUTH_BCRYPT_COST ??= '4';
  const { dist, dataDir = 'memory', ...rest } = options;
  let handle: Backend['handle'] = async () => false;
  const server = createServer((req, res) => {
    handle(req, res)
      .then((isOurs) => (isOurs ? undefined : sendWebResponse(res, staticFile(dist, req.url ?? '/'))))
      .catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  // A test may be busy for long between two calls, and would then write into a connection that has just been closed.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(server.address())}`;
  const snapshot = dataDir === 'memory' ? await readDatabaseSnapshot(rest) : undefined;
  const backend = await startBackend({
    minResponseMs: 0,
    ...rest,
    dataDir,
    origin: options.origin ?? url,
    keys: options.keys ?? testKeys,
    url,
    snapshot,
  });
  handle = backend.handle;
  const mails = () => backend.mailbox.list();

  return {
    url,
    keys: backend.keys,
    sql: backend.sql,
    asMember: (member, query, params) => runAsMember(backend, member, { query, params }),
    setNow: (iso) => setNow(backend.sql, iso),
    mails,
    signUpConfirmed: (email, password, username) =>
      signUpConfirmed({ url, publishableKey: backend.keys.publishableKey, mails }, { email, password, username }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
    },
  };
}

/** Every rule in SQL reads the time through this one function, so replacing it moves the whole database in time. */
async function setNow(sql: Sql, iso: string | null): Promise<void> {
  const value = iso === null ? 'pg_catalog.now()' : `'${new Date(iso).toISOString()}'::timestamptz`;
  await sql(`create or replace function private.now() returns timestamptz
    language sql stable set search_path = '' as $now$ select ${value} $now$`);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error(`unexpected address ${address}`);
  return address.port;
}
