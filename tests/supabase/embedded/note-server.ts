import { fileURLToPath } from 'node:url';
import { startTestBackend, type TestBackendOptions } from '../../support/backend.ts';

const fixture = (path: string): string => fileURLToPath(new URL(`./fixtures/${path}`, import.meta.url));

/** Sources of a tiny product, so that these tests do not change with the real one. */
export const noteSources = {
  migrationsDir: fixture('migrations'),
  seedFile: fixture('no-seed.sql'),
  functionsDir: fixture('functions'),
};

/** A test backend on those sources, and a caller that sends the keys and tokens supabase-js would send. */
export async function startNoteServer(options: TestBackendOptions = {}) {
  const backend = await startTestBackend({ ...noteSources, ...options });
  const call = (path: string, { token, body, headers, method }: Call = {}): Promise<Response> =>
    fetch(`${backend.url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        apikey: backend.keys.publishableKey,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { ...backend, call };
}

type Call = {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
};

export type NoteServer = Awaited<ReturnType<typeof startNoteServer>>;
