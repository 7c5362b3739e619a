import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Backend, type BackendOptions, startBackend } from '../../../supabase/embedded/backend.ts';
import type { Sql } from '../../../supabase/embedded/database/sql.ts';
import { sendWebResponse } from '../../../supabase/embedded/http/http.ts';
import type { Keys } from '../../../supabase/embedded/keys.ts';
import type { Mail } from '../../../supabase/embedded/mail/mailbox.ts';
import { type ConfirmedMember, signUpConfirmed } from '../browser/sign-up.ts';
import { type AsMember, runAsMember } from './as-member.ts';
import { readDatabaseSnapshot } from './database-snapshot.ts';
import { staticFile } from './static-files.ts';
import { manyMembers, testKeys } from './test-keys.ts';

export type TestBackendOptions = {
  /** Folder of a built app, served on the same origin. */
  readonly dist?: string;
  /** Origin of the app, if it differs from the server's address. */
  readonly origin?: string;
  /** Folder of the database; in memory if unset. */
  readonly dataDir?: string;
} & Pick<
  BackendOptions,
  'migrationsDir' | 'seedFiles' | 'functionsDir' | 'keys' | 'now' | 'log' | 'functionEnv' | 'rateLimits'
>;

export type CallParts = {
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
};

export type TestBackend = {
  readonly url: string;
  readonly keys: Keys;
  /** As superuser. */
  readonly sql: Sql;
  /** Runs one statement as a member (by id or claims) or as anon (null), like PostgREST. */
  readonly asMember: AsMember;
  /** Sets the time that SQL rules read; null restores the real time. */
  readonly setNow: (iso: string | null) => Promise<void>;
  readonly mails: () => readonly Mail[];
  readonly signUpConfirmed: (email: string, password: string, username?: string) => Promise<ConfirmedMember>;
  /** Sends a request as supabase-js does: with the publishable key, the token of a member and JSON; a body means POST. */
  readonly call: (path: string, parts?: CallParts) => Promise<Response>;
  /** Refuses connections, like a server that is down. */
  readonly pause: () => Promise<void>;
  /** Accepts connections again; does nothing if it does already. */
  readonly resume: () => Promise<void>;
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
  let upgrade: Backend['upgrade'] = () => false;
  /** Those of the live channels, which closeAllConnections() leaves open. */
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (req, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    if (!upgrade(req, socket, head)) socket.destroy();
  });
  // A test may idle between two calls; with the default of 5 s it would reuse a connection that is being closed.
  server.keepAliveTimeout = 120_000;
  async function listen(port: number) {
    if (!server.listening) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  }
  await listen(0);
  const port = portOf(server.address());
  const url = `http://127.0.0.1:${port}`;
  async function pause() {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    for (const socket of upgraded) socket.destroy();
    await closed;
  }
  const snapshot = dataDir === 'memory' ? await readDatabaseSnapshot(rest) : undefined;
  const backend = await startBackend({
    ...rest,
    dataDir,
    origin: options.origin ?? url,
    keys: options.keys ?? testKeys,
    rateLimits: options.rateLimits ?? manyMembers,
    url,
    snapshot,
  });
  handle = backend.handle;
  upgrade = backend.upgrade;
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
    call: (path, { token = null, body, headers, method } = {}) =>
      fetch(`${url}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        redirect: 'manual',
        headers: {
          apikey: backend.keys.publishableKey,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    pause,
    resume: () => listen(port),
    close: async () => {
      await pause();
      await backend.close();
    },
  };
}

/** The status of a response and its JSON; null for an empty one. */
export async function readAnswer(response: Response) {
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

/** All SQL rules read the time through private.now(), so replacing it moves the whole database in time. */
export async function setNow(sql: Sql, iso: string | null): Promise<void> {
  const value = iso === null ? 'pg_catalog.now()' : `'${new Date(iso).toISOString()}'::timestamptz`;
  await sql(`create or replace function private.now() returns timestamptz
    language sql stable return ${value}`);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error(`unexpected address ${address}`);
  return address.port;
}
