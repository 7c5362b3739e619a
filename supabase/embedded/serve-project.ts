import { rmSync } from 'node:fs';
import { createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { build, createServer, loadEnv, preview } from 'vite';
import { createLog } from '../functions/_shared/log.ts';
import { type Backend, startBackend } from './backend.ts';
import { dispatchNotifications, startJobs } from './database/jobs.ts';
import { findDeno } from './functions/deno.ts';
import { embeddedBackend } from './http/plugin.ts';
import { hasAdminPassword, keysFile } from './keys.ts';
import type { Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';

/** The initial rows of `npm start`, named from the project's folder: of each installation, and for a first look, which the specified product leaves out. */
export const SEED_FILES = ['supabase/seed.sql', 'supabase/embedded/first-look.sql'];

export type Project = {
  /** Folder with `index.html`, `vite.config.ts` and `supabase/`. */
  readonly root: string;
  /** `preview` builds the app and serves the build; `dev` serves the sources with hot reload. */
  readonly mode: 'preview' | 'dev';
  readonly settings: Settings;
  readonly log: (line: string) => void;
};

/** Serves the app, with the embedded backend unless `VITE_SUPABASE_URL` names another project. `addresses`: for the operator, a line each. */
export async function serveProject(project: Project) {
  const { root, mode, settings } = project;
  await assertPortIsFree(settings.port);
  const url = `http://localhost:${settings.port}`;
  const hosted = loadEnv(mode === 'dev' ? 'development' : 'production', root, 'VITE_').VITE_SUPABASE_URL;
  if (hosted) {
    const { close } = await serveApp(project, null);
    return { close, addresses: [`アプリ    ${url}`, `Supabase  ${hosted}`] };
  }
  const isPasswordKnown = hasAdminPassword(settings.dataDir);
  const backend = await startProjectBackend(project, url);
  const log = createLog({ write: project.log, now: Date.now });
  const app = await serveApp(project, backend);
  const dispatch = () => dispatchNotifications(backend.keys, url);
  const stopJobs = startJobs({ sql: backend.sql, log, dispatch });
  return {
    addresses: [
      `アプリ  ${url}`,
      `メール  ${url}/__mail`,
      `データ  ${settings.dataDir}`,
      // Standard output often ends in a log, so the password is printed only when it is generated.
      `管理者パスワード  ${isPasswordKnown ? `${keysFile(settings.dataDir)} の adminPassword` : backend.keys.adminPassword}`,
    ],
    close: async () => {
      stopJobs();
      await app.close();
      await backend.close();
    },
  };
}

/** Passes the URL and keys to the app and its service worker through Vite's environment, as in a hosted build. */
async function startProjectBackend({ root, mode, settings, log }: Project, origin: string): Promise<Backend> {
  findDeno();
  const watched = mode === 'dev' ? [join(root, 'supabase/functions'), join(root, 'sync')] : [];
  const seedFiles = SEED_FILES.slice(0, settings.isAsSpecified ? 1 : undefined).map((file) => join(root, file));
  const backend = await startBackend({ dataDir: settings.dataDir, origin, log, projectDir: root, watched, seedFiles });
  process.env.VITE_SUPABASE_URL = '';
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = backend.keys.publishableKey;
  process.env.VITE_VAPID_PUBLIC_KEY = backend.keys.vapidPublicKey;
  return backend;
}

async function serveApp({ root, mode, settings }: Project, backend: Backend | null) {
  const { port } = settings;
  const plugins = backend ? [embeddedBackend(backend)] : [];
  if (mode === 'preview') {
    // A build holds the keys of its backend, so each data folder has its own.
    const outDir = join(settings.dataDir, 'dist');
    if (backend) rmSync(outDir, { recursive: true, force: true });
    const folder = backend ? { outDir } : {};
    await build({ root, logLevel: 'error', build: folder });
    return preview({ root, logLevel: 'error', plugins, build: folder, preview: { port, strictPort: true } });
  }
  const server = await createServer({ root, logLevel: 'warn', plugins, server: { port, strictPort: true } });
  return server.listen();
}

/** Fails at once when the port is taken, instead of after the build. */
async function assertPortIsFree(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createSocketServer();
    probe.once('error', () =>
      reject(new StartupError(`Port ${port} is in use: stop its server, or set PORT to another`)),
    );
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });
}
