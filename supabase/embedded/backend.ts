import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { causeFacts, createLog } from '../functions/_shared/log.ts';
import { databaseError, openDatabase, prepareDatabase } from './database/database.ts';
import { createSerial, type Sql, type Transaction } from './database/sql.ts';
import { functionEnv } from './functions/function-env.ts';
import { createFunctions } from './functions/functions.ts';
import { createApi } from './http/api.ts';
import { createAuthLimits } from './http/auth-limits.ts';
import { json, requestPath, sendWebResponse } from './http/http.ts';
import { startRequestLog } from './http/request-log.ts';
import { type Keys, openStorage } from './keys.ts';
import { handleMailRequest } from './mail/mail-page.ts';
import { type Mailbox, openMailbox } from './mail/mailbox.ts';
import { createLiteApp, projectConfig, type RateLimits } from './project-config.ts';
import { createLiveChannel, LIVE_CHANNEL_PATH } from './realtime/live-channel.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export type BackendOptions = {
  /** Folder of the data, or `memory`. */
  readonly dataDir: string;
  /** Origin of the app, without a trailing slash; mail links point there. */
  readonly origin: string;
  /** Address at which the functions reach the backend, when it is not the origin. */
  readonly url?: string;
  readonly keys?: Keys;
  /** Folder with `supabase/` and, for the functions' packages, `node_modules/`. */
  readonly projectDir?: string;
  /** Override the folders and files of the project. */
  readonly migrationsDir?: string;
  /** Run once per database, in this order. */
  readonly seedFiles?: readonly string[];
  readonly functionsDir?: string;
  /** Replace `auth.rate_limit` of `config.toml`. */
  readonly rateLimits?: RateLimits;
  /** Environment of the functions, in addition to the keys or replacing them. */
  readonly functionEnv?: Readonly<Record<string, string>>;
  /** Folders whose changes restart running functions (development). */
  readonly watched?: readonly string[];
  readonly mailbox?: Mailbox;
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
  /** A database prepared earlier by `dump()`. */
  readonly snapshot?: Blob | undefined;
};

/** The whole embedded backend behind one request handler. */
export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Opens the data folder, applies the migrations and returns the request handler. */
export async function startBackend(options: BackendOptions) {
  const { dataDir, origin, snapshot, now = () => new Date() } = options;
  const { log: write = () => undefined } = options;
  const clock = () => now().getTime();
  const { projectDir = ROOT, functionsDir = join(projectDir, 'supabase/functions') } = options;
  const { migrationsDir = join(projectDir, 'supabase/migrations') } = options;
  const { seedFiles = [join(projectDir, 'supabase/seed.sql')] } = options;
  const log = createLog({ write, now: clock });
  const { keys, mailFile, release } = await openStorage(dataDir, options.keys);
  const mailbox = options.mailbox ?? openMailbox({ file: mailFile, origin, now });
  const connection = await openDatabase(dataDir, snapshot).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const { driver } = connection;
  const app = createLiteApp(connection, mailbox, keys, origin);
  await prepareDatabase(app, connection, { migrationsDir, seedFiles }).catch(async (error: unknown) => {
    // A broken database may not close.
    await connection.close().catch(() => undefined);
    await release();
    throw databaseError(dataDir, error);
  });

  const serial = createSerial();
  const sql: Sql = <Row>(query: string, params: readonly unknown[] = []) =>
    serial(async () => (await driver.query<Row>(query, [...params])).rows);
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) => serial(() => driver.transaction(work));
  const live = createLiveChannel({ keys, transaction, log });
  await driver.listen('realtime', live.notify);
  const limits = createAuthLimits(options.rateLimits ?? projectConfig.auth.rate_limit);
  const auth = { sql, mailbox, limits, now };
  const handleApi = createApi({ app, serial, origin, auth, jwtSecret: keys.jwtSecret });
  const functions = createFunctions({
    functionsDir,
    root: projectDir,
    env: {
      ...functionEnv(keys, options.url ?? origin, join(ROOT, 'node_modules/.cache/keiko-deno')),
      ...options.functionEnv,
    },
    log,
    writeLine: write,
    watched: options.watched ?? [],
  });

  return {
    keys,
    mailbox,
    sql,
    /** Runs several statements in one transaction, as superuser. */
    transaction,
    /** Archive of the database's files. */
    dump: () => serial(() => driver.dumpDataDir('none')),
    /** Handles the request; returns false when the path does not belong to the backend. */
    handle: async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
      const pathname = requestPath(req, origin);
      const requestLog = startRequestLog({ req, res, pathname, write, now: clock });
      if (pathname.startsWith('/functions/v1/')) {
        await functions.handle(req, res);
        return true;
      }
      const answer = await handleApi(req, pathname, requestLog).catch((error: unknown) => {
        requestLog('error', 'failed', causeFacts(error));
        return json(500, { code: 'unexpected_failure', message: 'The request failed (see the log)' });
      });
      const response = answer ?? handleMailRequest(pathname, mailbox);
      if (!response) return false;
      await sendWebResponse(res, response);
      return true;
    },
    /** Opens a WebSocket of the live channel; returns false when the path does not belong to it. */
    upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
      if (requestPath(req, origin) !== LIVE_CHANNEL_PATH) return false;
      live.upgrade(req, socket, head);
      return true;
    },
    close: async () => {
      live.close();
      await functions.stop();
      await serial(() => connection.close());
      await release();
    },
  };
}
