import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CHECKS, type Deployment } from '../../supabase/deploy/check/checks.ts';
import { fetchApp } from '../../supabase/deploy/check/deployed-app.ts';
import { CADDY, hasCaddy } from '../support/backend/debian-packages.ts';
import { findFreePort } from '../support/backend/postgres-server.ts';
import { startUntil, stopProcess } from '../support/backend/system-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pageOf = (name: string) => readFileSync(join(root, 'supabase', name), 'utf8');

/** The command and the site that the page on hosting has for Caddy. */
const [, command = '', site = ''] =
  /\*\*Caddy\.\*\*[^`]*`(sed [^`]*)`[\s\S]*?```\n([\s\S]*?)```/.exec(pageOf('hosting.md')) ?? [];
/** The proxy before the API gateway, as the page on self-hosting has it. */
const [, proxy = ''] = /```\n(reverse_proxy [\s\S]*?)```/.exec(pageOf('self-hosting.md')) ?? [];

describe.skipIf(!hasCaddy())('Caddy, set up as the pages say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keiko-caddy-'));
  /** Answers with the address that the proxy has named. */
  const gateway = createServer((req, res) => res.end(String(req.headers['x-real-ip'])));
  let caddy: ReturnType<typeof spawn>;
  let origin = '';
  let api = '';

  beforeAll(async () => {
    cpSync(inject('dist'), join(folder, 'dist'), { recursive: true });
    mkdirSync(join(folder, 'dist/.well-known'), { recursive: true });
    writeFileSync(join(folder, 'dist/.well-known/security.txt'), 'Contact: mailto:a@keiko.example\n');
    execFileSync('sh', ['-c', command], { cwd: folder });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${await findFreePort()}`;
    api = `http://localhost:${await findFreePort()}`;
    const upstream = `127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const app = site.replace('keiko.example', origin).replace('/srv/keiko', join(folder, 'dist'));
    writeFileSync(
      join(folder, 'Caddyfile'),
      `{\n  admin off\n}\n${app}\n${api} {\n${proxy.replace('kong:8000', upstream)}\n}\n`,
    );
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    caddy = spawn(CADDY, ['run', '--config', 'Caddyfile'], { cwd: folder, env, stdio: 'ignore' });
    const isServing = () =>
      fetch(origin).then(
        () => true,
        () => false,
      );
    await startUntil(caddy, isServing);
  });
  afterAll(async () => {
    await stopProcess(caddy, 'SIGTERM');
    gateway.close();
    rmSync(folder, { recursive: true });
  });

  test('serves the app with its headers and files, as the check of a deployment asks', async () => {
    const deployment: Deployment = {
      ...{ root, origin, backend: origin, publishableKey: '', secretKey: null, operator: null, hasMailServer: null },
      app: await fetchApp(origin),
    };
    for (const { name, run } of CHECKS.filter(({ place }) => place === 'supabase/hosting.md')) {
      expect(await run(deployment), name).toMatchObject({ state: 'ok' });
    }
  });

  test('keeps what never changes, and nothing else', async () => {
    const [asset = ''] = readdirSync(join(folder, 'dist/assets'));
    const cacheOf = async (path: string) => (await fetch(origin + path)).headers.get('cache-control');
    expect(await cacheOf(`/assets/${asset}`)).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/streak', '/service-worker.js']) expect(await cacheOf(path)).toBe('no-cache');
    expect((await fetch(`${origin}/assets/missing.js`)).status).toBe(404);
  });

  test('leads a password manager to the change of the password, and knows what is not there', async () => {
    const asked = await fetch(`${origin}/.well-known/change-password`, { redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/profile/password']);
    expect(await (await fetch(`${origin}/.well-known/security.txt`)).text()).toContain('mailto:');
    expect((await fetch(`${origin}/.well-known/nothing`)).status).toBe(404);
  });

  test('tells the auth server the address of the caller, whatever the caller says', async () => {
    const heard = await fetch(api, { headers: { 'x-real-ip': '203.0.113.1' } });
    expect(await heard.text()).toMatch(/^(127\.0\.0\.1|::1)$/);
  });
});
