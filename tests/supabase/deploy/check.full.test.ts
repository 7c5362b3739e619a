import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runScript, startProcess } from '../../support/backend/start-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

/** Changes a response on its way to the check. */
type Fault = (response: Response, request: { path: string; method: string }) => Promise<Response> | Response;

const json = (change: (body: Record<string, unknown>) => object) => async (response: Response) =>
  Response.json(change(await response.json()), { status: response.status });
const on =
  (path: string, fault: (response: Response) => Promise<Response> | Response, method?: string): Fault =>
  (response, request) =>
    request.path.split('?')[0] === path && request.method === (method ?? request.method) ? fault(response) : response;
const notFound = () => new Response('not found', { status: 404 });
const without = (name: string) => (response: Response) => {
  response.headers.delete(name);
  return response;
};

const FAULTS: readonly (readonly [line: string, fault: string, Fault, detail: string])[] = [
  ['address', 'a header is missing', on('/', without('referrer-policy')), 'no header Referrer-Policy'],
  ['address', 'no policy', on('/', without('content-security-policy')), "the policy lacks 'sha256-"],
  ['address', 'a path inside the app is not found', on('/login', notFound), '/login does not respond with index.html'],
  ['worker', 'the worker is missing', on('/service-worker.js', () => new Response('<!doctype html>')), 'responds with'],
  ['worker', 'a stored file is missing', on('/favicon.svg', notFound), 'favicon.svg is missing'],
  [
    'sign-up',
    'is off',
    on(
      '/auth/v1/settings',
      json((body) => ({ ...body, disable_signup: true })),
    ),
    'switched off',
  ],
  [
    'mail',
    'addresses are not confirmed',
    on(
      '/auth/v1/settings',
      json((body) => ({ ...body, mailer_autoconfirm: true })),
    ),
    'enable_confirmations',
  ],
  ['exchange', 'is open', on('/rest/v1/rpc/sync_exchange', () => Response.json({})), 'a stranger gets 200'],
  ['tables', 'one is open', on('/rest/v1/notes', () => Response.json([])), 'a stranger gets 200 from notes'],
  ['functions', 'one is missing', on('/functions/v1/admin-gate', notFound), 'admin-gate responds with 404'],
  [
    'jobs',
    'one has failed',
    on(
      '/rest/v1/rpc/check_deployment',
      json((body) => ({ ...body, alerts: [{ alert: 'job', detail: 'keiko-x: late' }] })),
    ),
    'keiko-x: late',
  ],
  [
    'push keys',
    'are of two pairs',
    on(
      '/functions/v1/dispatch-notifications',
      json((body) => ({ ...body, publicKey: 'BOther' })),
      'GET',
    ),
    'built with another key',
  ],
  ['live channel', 'does not open', on('/realtime/v1/websocket', notFound), 'no answer to a heartbeat'],
  [
    'history noticed',
    'its calls are refused',
    on(
      '/rest/v1/rpc/check_deployment',
      json((body) => ({ ...body, history: null })),
    ),
    'treat a failover like a snapshot',
  ],
];

const dataDir = mkdtempSync(join(tmpdir(), 'keiko-check-'));
const operator = { VITE_OPERATOR_NAME: '稽古の会', VITE_OPERATOR_CONTACT: 'a@keiko.example' };
let server: Awaited<ReturnType<typeof startProcess>>;
let target = '';
let fault: Fault = (response) => response;

/** Passes requests on to `npm start`, and its responses through the fault. */
const proxy = createServer(async (req, res) => {
  const [path, method] = [req.url ?? '/', req.method ?? 'GET'];
  const body = method === 'POST' ? await text(req) : null;
  const { apikey = '', 'content-type': type = 'text/plain' } = req.headers;
  const headers = { ...(apikey && { apikey: String(apikey) }), 'content-type': type };
  const fetched = await fetch(target + path, { method, headers, body, redirect: 'manual' });
  const passed = new Response(await fetched.arrayBuffer(), fetched);
  const response = await fault(passed, { path, method });
  response.headers.delete('content-encoding');
  res.writeHead(response.status, Object.fromEntries(response.headers));
  res.end(Buffer.from(await response.arrayBuffer()));
});

proxy.on('upgrade', async (req, socket, head) => {
  const { status } = await fault(new Response(null), { path: req.url ?? '/', method: 'GET' });
  if (status !== 200) return socket.destroy();
  const server = connect(Number(new URL(target).port), 'localhost', () => {
    const headers = req.rawHeaders.map((part, n) => (n % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');
    server.write(`GET ${req.url} HTTP/1.1\r\n${headers}\r\n`);
    server.write(head);
    server.pipe(socket).pipe(server);
  });
  for (const end of [server, socket]) end.on('error', () => undefined);
  return server;
});

const address = () => `http://localhost:${(proxy.address() as AddressInfo).port}`;

async function check(env: Readonly<Record<string, string>> = operator, at = address()) {
  const args = ['--check', at];
  const { lines, stderr, code } = await runScript('supabase/deploy/deploy.ts', args, { KEIKO_DATA: dataDir, ...env });
  const inState = (state: string) => lines.filter((line) => line.startsWith(state));
  return { lines, stderr, code, failed: inState('異常'), unknown: inState('未確認') };
}

beforeAll(async () => {
  server = await startProcess(dataDir, operator);
  target = server.url;
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
});
afterAll(async () => {
  proxy.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm run deploy -- --check', () => {
  test('finds all well at npm start', async () => {
    const { lines, stderr, code, failed, unknown } = await check();
    expect([code, stderr, failed]).toEqual([0, '', []]);
    expect(lines).toHaveLength(12);
    expect(unknown).toEqual([]);
  });

  test.each(FAULTS)('reports for %s that %s, and nothing else', async (line, _fault, planted, detail) => {
    fault = planted;
    const { code, failed } = await check().finally(() => {
      fault = (response) => response;
    });
    expect([code, failed]).toEqual([1, [expect.stringContaining(` ${line} `)]]);
    expect(failed[0]).toContain(detail);
    expect(failed[0]).toContain('→ supabase/');
  });

  test('reports an operator whom the app does not name, and nothing else', async () => {
    const { failed } = await check({ ...operator, VITE_OPERATOR_NAME: 'No Such Operator' });
    expect(failed).toEqual([expect.stringContaining('the app does not name "No Such Operator"')]);
  });

  test('says what it cannot see from outside', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'keiko-elsewhere-'));
    const { code, failed, unknown } = await check({ KEIKO_DATA: elsewhere });
    rmSync(elsewhere, { recursive: true });
    expect([code, failed]).toEqual([0, []]);
    expect(unknown.map((line) => line.slice(5, 20).trim())).toEqual(['jobs', 'push keys', 'history noticed', 'terms']);
  });

  test('says in one line that nothing responds', async () => {
    const { code, stderr } = await check(operator, 'http://localhost:1');
    expect([code, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain('http://localhost:1 does not respond');
  });
});
