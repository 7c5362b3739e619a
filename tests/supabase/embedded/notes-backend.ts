import { fileURLToPath } from 'node:url';
import { startTestBackend, type TestBackendOptions } from '../../support/backend/backend.ts';

const fixture = (path: string): string => fileURLToPath(new URL(`./fixtures/${path}`, import.meta.url));

/** A minimal fixture project, so that these tests do not depend on the real one. */
export const notesSources = {
  migrationsDir: fixture('migrations'),
  seedFiles: [],
  functionsDir: fixture('functions'),
};

/** Starts a test backend on the fixture project, with a `call` that sends keys and tokens like supabase-js. */
export async function startNotesBackend(options: TestBackendOptions = {}) {
  const backend = await startTestBackend({ ...notesSources, ...options });
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

export type NotesBackend = Awaited<ReturnType<typeof startNotesBackend>>;
