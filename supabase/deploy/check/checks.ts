import { on, once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { readJsonAs } from '../../../sync/model/read-as.ts';
import { appContains, type DeployedApp, fetchText, policyOf, scriptHashes } from './deployed-app.ts';

/** What is checked, and what is known of it. */
export interface Deployment {
  /** Folder of this repository. */
  readonly root: string;
  readonly origin: string;
  readonly backend: string;
  readonly app: DeployedApp;
  readonly publishableKey: string;
  /** Null when only the outside can be checked. */
  readonly secretKey: string | null;
  /** Who runs the project and how members reach them, as deployed; null when it is not known here. */
  readonly operator: readonly string[] | null;
  /** Whether the project's settings name a mail server; null when they are not known here. */
  readonly hasMailServer: boolean | null;
}

export type Outcome =
  | { readonly state: 'ok'; readonly detail?: string }
  | { readonly state: 'failed' | 'unknown'; readonly detail: string };

export interface Check {
  readonly name: string;
  /** Where the manual says what to do. */
  readonly place: string;
  /** May throw: that is a failure, too. */
  readonly run: (deployment: Deployment) => Promise<Outcome>;
}

const check = (name: string, place: string, run: Check['run']): Check => ({ name, place, run });
const ok = (detail = ''): Outcome => ({ state: 'ok', detail });
const failed = (detail: string): Outcome => ({ state: 'failed', detail });
const unknown = (detail: string): Outcome => ({ state: 'unknown', detail });
const failIfAny = (faults: readonly string[], whenNone: string): Outcome =>
  faults.length > 0 ? failed(faults.join('; ')) : ok(whenNone);
const NEEDS_FILES = unknown('the files of the app are not known without its worker');
const NEEDS_SECRET = unknown('needs the secret key: KEIKO_SECRET_KEY');

/** In the order in which an operator would look. */
export const CHECKS: readonly Check[] = [
  check('address', 'supabase/hosting.md', async ({ root, origin, backend, app: { page } }) => {
    const names = readFileSync(join(root, 'public/_headers'), 'utf8').match(/(?<=^ {2})[\w-]+(?=:)/gm) ?? [];
    const policy = policyOf(page);
    const sources = [...(policy.get('script-src') ?? []), ...(policy.get('connect-src') ?? [])];
    const needed = [...scriptHashes(page), ...(backend === origin ? [] : [backend])];
    const inside = await fetchText(`${origin}/login`);
    const faults = [
      ...(page.status === 200 ? [] : [`/ responds with ${page.status}`]),
      ...names.filter((name) => !page.headers.has(name)).map((name) => `no header ${name}`),
      ...needed.filter((source) => !sources.includes(source)).map((source) => `the policy lacks ${source}`),
      ...(inside.status === 200 && inside.text === page.text ? [] : ['/login does not respond with index.html']),
    ];
    return failIfAny(faults, `${names.length} headers`);
  }),
  check('worker', 'supabase/hosting.md', async ({ app: { worker, files } }) => {
    const type = worker.headers.get('content-type') ?? '';
    if (worker.status !== 200 || !type.includes('javascript')) {
      return failed(`service-worker.js responds with ${worker.status}, ${type}`);
    }
    const missing = [...files].flatMap(([path, { status, headers }]) => {
      const isPage = headers.get('content-type')?.includes('text/html') ?? false;
      return status !== 200 || (isPage && !path.endsWith('.html')) ? `${path} is missing` : [];
    });
    return files.size === 0 ? failed('the worker stores no files') : failIfAny(missing, `${files.size} files`);
  }),
  check('sign-up', 'supabase/config.toml, [auth] and [auth.email]', async (deployment) => {
    const { disable_signup, external } = await readAuthSettings(deployment);
    return disable_signup || !external.email ? failed('registration by mail is switched off') : ok();
  }),
  check('mail', 'supabase/README.md, Deploying to hosted Supabase', async (deployment) => {
    const { origin, backend, hasMailServer } = deployment;
    const { mailer_autoconfirm } = await readAuthSettings(deployment);
    if (mailer_autoconfirm) return failed('addresses are not confirmed: enable_confirmations');
    if (hasMailServer) return ok('set; register to see one arrive');
    if (backend === origin) return ok('kept at /__mail');
    return unknown('no "mail" in the settings: register to see whether one arrives');
  }),
  check('exchange', 'supabase/README.md, Calls', async ({ backend, publishableKey }) => {
    const { status } = await call(`${backend}/rest/v1/rpc/sync_exchange`, publishableKey, { req: {} });
    return status === 401 || status === 403 ? ok('refuses a stranger') : failed(`a stranger gets ${status}`);
  }),
  check('tables', 'supabase/README.md, Schema', async ({ root, backend, publishableKey }) => {
    const folder = join(root, 'supabase/schemas');
    const schema = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    const tables = schema.flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/(?<=^create table public\.)\w+/gm) ?? [],
    );
    const open: string[] = [];
    for (const table of tables) {
      const { status } = await call(`${backend}/rest/v1/${table}?limit=1`, publishableKey);
      if (status !== 401 && status !== 403) open.push(`a stranger gets ${status} from ${table}`);
    }
    return failIfAny(open, `${tables.length} closed`);
  }),
  check(
    'functions',
    'supabase/README.md, Deploying to hosted Supabase, step functions',
    async ({ root, backend, publishableKey }) => {
      const entries = readdirSync(join(root, 'supabase/functions'), { withFileTypes: true });
      const names = entries.filter((entry) => entry.isDirectory() && entry.name !== '_shared').map(({ name }) => name);
      const missing: string[] = [];
      for (const name of names) {
        const { status, text } = await call(`${backend}/functions/v1/${name}`, publishableKey, {});
        // Ours refuse with their own JSON; the platform's gateway does not.
        if (!text.includes('"success":false') || status >= 500) missing.push(`${name} responds with ${status}`);
      }
      return failIfAny(missing, `${names.length} answer`);
    },
  ),
  check('jobs', 'supabase/operations.md, Watching', async (deployment) => {
    const report = await readReport(deployment);
    if (report === null) return NEEDS_SECRET;
    const faults = report.alerts.flatMap(({ alert, detail }) => (alert === 'job' ? detail : []));
    return failIfAny(faults, 'ran in time');
  }),
  check('push keys', 'supabase/operations.md, Rotating secrets', async ({ backend, secretKey, app }) => {
    if (secretKey === null) return NEEDS_SECRET;
    const { status, text } = await call(`${backend}/functions/v1/dispatch-notifications`, secretKey);
    const answer = readJsonAs(v.object({ publicKey: v.string() }), text);
    if (answer === null) return failed(`dispatch-notifications responds with ${status} ${text.slice(0, 80)}`);
    if (app.files.size === 0) return NEEDS_FILES;
    return appContains(app, answer.publicKey) ? ok() : failed('the app was built with another key');
  }),
  check('live channel', 'supabase/operations.md, Watching', async ({ backend, publishableKey }) => {
    const statuses = await askLiveChannel(backend, publishableKey);
    if (statuses.heartbeat !== 'ok') return failed('no answer to a heartbeat: other devices poll, five times as often');
    return statuses.join === 'ok' ? failed('a stranger joins the channel of a member') : ok();
  }),
  check('history noticed', 'supabase/operations.md, Failover, upgrades, snapshots', async (deployment) => {
    const report = await readReport(deployment);
    if (report === null) return NEEDS_SECRET;
    if (report.history !== null) return ok(report.history);
    return failed('the platform refuses the functions that name the history: treat a failover like a snapshot');
  }),
  check('terms', 'supabase/README.md, Deploying to hosted Supabase, VITE_OPERATOR_NAME', async ({ app, operator }) => {
    if (operator === null) return unknown('look at /terms: this machine does not know the operator');
    if (app.files.size === 0) return NEEDS_FILES;
    const missing = operator.filter((text) => !appContains(app, text)).map((text) => `the app does not name "${text}"`);
    return failIfAny(missing, operator.join(', '));
  }),
];

/** Calls the backend with a key: by POST with a body, else by GET. */
function call(url: string, apikey: string, body?: object) {
  if (body === undefined) return fetchText(url, { headers: { apikey } });
  const headers = { apikey, 'content-type': 'application/json' };
  return fetchText(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const Reply = v.tuple([v.any(), v.string(), v.any(), v.literal('phx_reply'), v.object({ status: v.string() })]);

/** What the channel replies to a heartbeat, and to a stranger who joins a member's topic: a name of its own each. */
async function askLiveChannel(backend: string, key: string): Promise<Readonly<Record<string, string>>> {
  const socket = new WebSocket(`${backend.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`);
  const statuses: Record<string, string> = {};
  const topic = 'realtime:member:00000000-0000-0000-0000-000000000000';
  const signal = AbortSignal.timeout(10_000);
  try {
    await once(socket, 'open', { signal });
    socket.send(JSON.stringify([null, 'heartbeat', 'phoenix', 'heartbeat', {}]));
    socket.send(JSON.stringify(['1', 'join', topic, 'phx_join', { config: { private: true }, access_token: key }]));
    for await (const [data] of on(socket, 'message', { signal, close: ['close'] })) {
      const reply = readJsonAs(Reply, String(data));
      if (reply !== null) statuses[reply[1]] = reply[4].status;
      if (Object.keys(statuses).length === 2) break;
    }
  } catch {
    // What did not come is missing.
  }
  socket.on('error', () => {}).terminate();
  return statuses;
}

const AuthSettings = v.object({
  disable_signup: v.boolean(),
  mailer_autoconfirm: v.boolean(),
  external: v.object({ email: v.boolean() }),
});

async function readAuthSettings({ backend, publishableKey }: Deployment) {
  const { text } = await call(`${backend}/auth/v1/settings`, publishableKey);
  return v.parse(AuthSettings, JSON.parse(text));
}

const Report = v.object({
  history: v.nullable(v.string()),
  alerts: v.array(v.object({ alert: v.string(), detail: v.string() })),
});

/** What the database says of itself; null without the secret key. */
async function readReport({ backend, secretKey }: Deployment): Promise<v.InferOutput<typeof Report> | null> {
  if (secretKey === null) return null;
  const { status, text } = await call(`${backend}/rest/v1/rpc/check_deployment`, secretKey, {});
  if (status !== 200) throw new Error(`check_deployment responds with ${status} ${text.slice(0, 80)}`);
  return v.parse(Report, JSON.parse(text));
}
