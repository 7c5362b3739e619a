import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { forward, sendWebResponse } from '../../../supabase/embedded/http/http.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { startRealApi } from '../../support/backend/real-api.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { runScript, startProcess } from '../../support/backend/start-process.ts';
import { testKeys } from '../../support/backend/test-keys.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const ended: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

async function run(...args: readonly string[]) {
  const { lines, code, stderr } = await runScript('tests/journeys/run.ts', args);
  const failed = lines.filter((line) => !line.startsWith('正常'));
  return { lines, code, stderr, failed };
}

const Link = v.looseObject({ type: v.string() });

/** As GoTrue: the code and the hash of a mail, for a caller with the secret key; no mail is sent. */
async function generateLink(backend: TestBackend, body: string): Promise<object> {
  const { type, ...person } = v.parse(Link, JSON.parse(body));
  const response = await backend.call(`/auth/v1/${type === 'recovery' ? 'recover' : type}`, { body: person });
  const [mail] = backend.mails();
  const email_otp = /^\d{5} \d{5}$/m.exec(mail?.text ?? '')?.[0].replace(' ', '');
  const hashed_token = /token_hash=(\w+)/.exec(mail?.text ?? '')?.[1];
  return { ...(await response.json()), email_otp, hashed_token, verification_type: type };
}

/** A backend whose mails only the service key shows, and without a live channel. */
async function startWithoutMails(backend: TestBackend): Promise<string> {
  const port = Number(new URL(backend.url).port);
  const server = createServer(async (req, res) => {
    const [body, path] = [await buffer(req), req.url ?? '/'];
    if (path.startsWith('/__mail')) return res.writeHead(404).end();
    if (path !== '/auth/v1/admin/generate_link') {
      return sendWebResponse(res, await forward(port, path, req, body));
    }
    const isOperator = req.headers.apikey === backend.keys.secretKey;
    const link = isOperator ? await generateLink(backend, body.toString()) : {};
    return res.writeHead(isOperator ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(link));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ended.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('npm run journeys', () => {
  test('finds all well at npm start', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'keiko-journeys-'));
    ended.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const { url, keys, stop } = await startProcess(dataDir);
    ended.push(stop);
    const { publishableKey: key, adminPassword } = keys;
    const { lines, code, stderr, failed } = await run('--url', url, '--key', key, '--admin-password', adminPassword);
    expect([code, stderr, failed]).toEqual([0, '', []]);
    expect(lines).toHaveLength(26);
    expect(lines.find((line) => line.includes('admin gate'))).toContain('opened and closed');
  });

  test('finds all well at the embedded HTTP layer over PostgreSQL', async () => {
    const db = await startRealPostgres();
    ended.push(db.close);
    const api = await startRealApi(db, { connections: 4, isLive: true });
    ended.push(api.close);
    const { publishableKey, adminPassword } = testKeys;
    const { failed, lines } = await run('--url', api.url, '--key', publishableKey, '--admin-password', adminPassword);
    expect(failed).toEqual([]);
    expect(lines).toHaveLength(26);
    expect(await db.sql('select email from auth.users')).toEqual([]);
  });

  test('registers with the service key, names what has failed, and leaves no member', async () => {
    const backend = await startTestBackend();
    ended.push(backend.close);
    const { publishableKey, secretKey } = backend.keys;
    const url = await startWithoutMails(backend);
    const { lines, code, failed } = await run('--url', url, '--key', publishableKey, '--service-key', secretKey);
    expect(lines[0]).toContain('by a code of the service key');
    expect([code, failed.map((line) => line.slice(5, 25).trim())]).toEqual([1, ['live change', 'foreign channel']]);
    expect(await backend.sql('select email from auth.users')).toEqual([]);
  });
});
