import { fileURLToPath } from 'node:url';
import { startTestBackend, type TestBackend, type TestBackendOptions } from '../../support/backend/backend.ts';

const fixture = (path: string): string => fileURLToPath(new URL(`./fixtures/${path}`, import.meta.url));

/** A minimal fixture project, so that these tests do not depend on the real one. */
export const notesSources = {
  migrationsDir: fixture('migrations'),
  seedFiles: [],
  functionsDir: fixture('functions'),
};

/** Starts a test backend on the fixture project. */
export function startNotesBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  return startTestBackend({ ...notesSources, ...options });
}
