import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findDeno } from '../../supabase/embedded/functions/deno.ts';
import { functionEnv } from '../../supabase/embedded/functions/function-env.ts';
import { startFunctionProcess, stopFunctionProcess } from '../../supabase/embedded/functions/function-process.ts';
import { fillMembers } from '../support/backend/large-tables.ts';
import { startRealApi } from '../support/backend/real-api.ts';
import { type RealPostgres, startRealPostgres } from '../support/backend/real-postgres.ts';
import { testKeys } from '../support/backend/test-keys.ts';
import { newBrowserSecrets } from '../support/notifications/decrypt-notification.ts';
import { type BenchRow, line, quantile } from './report.ts';

const DEVICES = 1_000_000;
/** Pushes of one measurement, per sender. */
const PUSHES = 8000;
const STEPS = 20;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Planning and sending of pushes with a million devices, on a real PostgreSQL and a local push server. */
export async function bench(): Promise<readonly BenchRow[]> {
  const db = await startRealPostgres({ shared_buffers: '512MB', max_wal_size: '8GB' });
  const host = await startCountingHost();
  const api = await startRealApi(db);
  try {
    // All devices have one key pair, since their number matters here and not their keys.
    const { ecdh, auth } = newBrowserSecrets(Buffer.alloc(16, 1));
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
    await fillMembers(db, DEVICES, { endpoint: `${host.origin}/push/`, ...keys });
    await db.sql('vacuum analyze');
    const planning = [
      await planRow(db, 'a notification to all', () => beginNotification(db, 'all')),
      await planRow(db, 'a notification to active members', () => beginNotification(db, 'active_users')),
      await planRow(db, 'reminders, a third of the members due', async () => null),
    ];
    await db.sql('truncate public.admin_notifications, private.notification_deliveries cascade');
    await db.sql('update public.reminders set last_sent_day = private.tokyo_today() + 1 where due_at <= private.now()');
    const posts = await postsPerMinute(host.origin);
    const one = await sendWith(db, { senders: 1, url: api.url, host });
    const two = await sendWith(db, { senders: 2, url: api.url, host });
    return [
      ...planning,
      line('pushes a minute, one sender', '1/min', one.perMinute, {
        limit: posts,
        goal: { text: '>= 20000', met: one.perMinute >= 20_000 },
      }),
      line('pushes a minute, two senders', '1/min', two.perMinute, { peers: { 'one sender': one.perMinute } }),
      line('connections of one sender to the push server', 'connections', one.connections, {
        peers: { pushes: PUSHES },
      }),
    ];
  } finally {
    await api.close();
    await host.close();
    await db.close();
  }
}

async function beginNotification(db: RealPostgres, target: string): Promise<string> {
  const [row] = await db.sql(
    `insert into public.admin_notifications (title, message, target_type, created_by, status, scheduled_at)
     values ('稽古の時間です', '今日の一つを、今から。', $1, '花子', 'scheduled', private.now()) returning id`,
    [target],
  );
  await db.sql('select public.begin_due_notifications()');
  return String(row?.id);
}

/** The time of a planning step: a slice of 5,000 in its own transaction. */
async function planRow(db: RealPostgres, what: string, begin: () => Promise<string | null>): Promise<BenchRow> {
  const id = await begin();
  const samples: number[] = [];
  for (let n = 0; n < STEPS; n += 1) {
    const startedAt = performance.now();
    await db.sql(id === null ? 'select private.plan_reminders()' : `select private.plan_notification('${id}')`);
    samples.push(performance.now() - startedAt);
  }
  return line(`a planning step of ${what}, 1,000,000 devices, slowest of ${STEPS}`, 'ms', Math.max(...samples), {
    peers: { median: quantile(samples, 0.5) },
    most: 2000,
  });
}

/** Sends a notification with several processes of dispatch-notifications until each has sent its share. */
async function sendWith(
  db: RealPostgres,
  { senders, url, host }: { readonly senders: number; readonly url: string; readonly host: CountingHost },
) {
  await beginNotification(db, 'all');
  const processes = Array.from({ length: senders }, () =>
    startFunctionProcess({
      deno: findDeno(),
      entry: `${ROOT}/supabase/functions/dispatch-notifications/index.ts`,
      root: ROOT,
      env: {
        ...functionEnv(testKeys, url, `${ROOT}/node_modules/.cache/keiko-deno`),
        KEIKO_PUSH_TEST_HOST: host.origin,
        KEIKO_PUSH_MAX_PER_CALL: String(PUSHES),
      },
      log: (message) => process.stderr.write(`${message}\n`),
    }),
  );
  try {
    const ports = await Promise.all(processes.map(({ port }) => port));
    const before = await host.counts();
    const startedAt = performance.now();
    const pushes = await Promise.all(ports.map((port) => dispatch(port)));
    const seconds = (performance.now() - startedAt) / 1000;
    const after = await host.counts();
    const sent = pushes.reduce((sum, count) => sum + count, 0);
    if (sent !== PUSHES * senders || after.requests - before.requests !== sent)
      throw new Error(`Cannot measure: ${sent} of ${PUSHES * senders} pushes were sent`);
    return { perMinute: (sent / seconds) * 60, connections: after.connections - before.connections };
  } finally {
    await Promise.all(processes.map(({ child }) => stopFunctionProcess(child)));
    await db.sql('truncate public.admin_notifications, private.notification_deliveries cascade');
  }
}

async function dispatch(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/dispatch-notifications`, {
    method: 'POST',
    headers: { apikey: testKeys.secretKey },
  });
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'pushes' in body) return Number(body.pushes);
  throw new Error(`Cannot send: ${JSON.stringify(body)}`);
}

/** The limit: bare requests of the same size, as many in flight, without encryption and database. */
async function postsPerMinute(origin: string): Promise<number> {
  const body = Buffer.alloc(400);
  let left = PUSHES;
  const startedAt = performance.now();
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await (await fetch(`${origin}/push/limit`, { method: 'POST', body })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 80 }, work));
  return (PUSHES / (performance.now() - startedAt)) * 60_000;
}

interface CountingHost {
  readonly origin: string;
  readonly counts: () => Promise<{ readonly requests: number; readonly connections: number }>;
  readonly close: () => Promise<void>;
}

const HOST_SCRIPT = `
const { createServer } = require('node:http');
let requests = 0, connections = 0;
const server = createServer((req, res) => {
  if (req.url === '/counts') return res.end(JSON.stringify({ requests, connections }));
  req.resume().on('end', () => { requests += 1; res.writeHead(201).end(); });
});
server.keepAliveTimeout = 60000;
server.on('connection', () => { connections += 1; });
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** A push server in a process of its own that accepts everything. */
async function startCountingHost(): Promise<CountingHost> {
  const child = spawn(process.execPath, ['-e', HOST_SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    counts: async () => (await fetch(`${origin}/counts`)).json(),
    close: async () => void child.kill(),
  };
}
