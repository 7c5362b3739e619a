import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findDeno } from '../../../../supabase/embedded/functions/deno.ts';
import { closeAfterAll } from '../../../support/run/close-after-all.ts';
import { startNotesBackend } from '../notes-backend.ts';

// Real processes and databases on disk can take minutes on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const logged: string[] = [];

const server = closeAfterAll(await startNotesBackend({ log: (line) => logged.push(line) }));
beforeEach(() => {
  logged.length = 0;
});

const Process = v.object({ pid: v.number() });

const pid = async (): Promise<number> =>
  v.parse(Process, await (await server.call('/functions/v1/greet/pid')).json()).pid;

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
};

describe('function', () => {
  test('is served under its name, with packages from node_modules and shared files', async () => {
    const response = await server.call('/functions/v1/greet/today?mood=good', { body: { name: '花子' } });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ pathname: '/greet/today', mood: 'good', greeting: 'こんにちは、花子さん' });
  });

  test('gets the keys under the names of hosted Supabase, and none of the server’s environment', async () => {
    const environment: unknown = await (await server.call('/functions/v1/greet/environment')).json();
    const { publishableKey, secretKey } = server.keys;
    expect(environment).toMatchObject({
      SUPABASE_URL: server.url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      SUPABASE_JWKS: expect.stringContaining('"kty":"oct"'),
    });
    expect(environment).not.toHaveProperty('VITEST');
  });

  test('calls the backend with the caller’s token', async () => {
    const { accessToken, userId } = await server.signUpConfirmed('caller@example.com', 'secret1');
    const response = await server.call('/functions/v1/greet/whoami', { token: accessToken });
    expect(await response.json()).toMatchObject({ id: userId, email: 'caller@example.com' });
  });

  test('handles the preflight itself', async () => {
    const response = await server.call('/functions/v1/greet', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('x-answered-by')).toBe('function');
  });

  test('that crashes fails the call and restarts for the next', async () => {
    const before = await pid();
    const crashed = await server.call('/functions/v1/greet/crash');
    expect(crashed.status).toBe(500);
    expect(await crashed.json()).toMatchObject({ code: 'WORKER_ERROR' });
    expect(await pid()).not.toBe(before);
  });

  test('that cannot start responds with 503 and logs why', async () => {
    const response = await server.call('/functions/v1/broken');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'BOOT_ERROR' });
    expect(logged.join('\n')).toContain('error: Uncaught (in promise) Error: this function cannot start');
  });

  test('responds with 404 for unknown, shared and invalid names', async () => {
    for (const path of ['nobody', '_shared', '', 'greet%2f..', '..%2fmigrations']) {
      const response = await server.call(`/functions/v1/${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('the log of the backend', () => {
  const last = () => JSON.parse(logged.at(-1) ?? '{}');

  test('is JSON, with the id of the request that failed', async () => {
    const response = await server.call('/functions/v1/greet/crash');
    const line = last();
    expect(line).toMatchObject({ level: 'error', message: 'failed', path: '/functions/v1/greet', status: 500 });
    expect(response.headers.get('x-request-id')).toBe(line.request);
    for (const each of logged) expect(() => JSON.parse(each)).not.toThrow();
  });

  test('holds no value that a member sent', async () => {
    const { accessToken: token } = await server.signUpConfirmed('logged@example.com', 'secret1');
    const response = await server.call('/rest/v1/notes?id=himitsu.himitsu&limit=himitsu', { token });
    expect(response.status).toBeGreaterThanOrEqual(400);
    await server.call('/rest/v1/notes', { token, body: { id: 'himitsu', nothing: 'himitsu' } });
    await server.call('/functions/v1/himitsu', { token, body: { id: 'himitsu' } });
    expect(logged.join('\n')).not.toContain('himitsu');
    expect(logged.join('\n')).not.toContain(token);
  });
});

describe('functions', () => {
  test('stop with the server', async () => {
    const short = await startNotesBackend();
    const started = v.parse(Process, await (await short.call('/functions/v1/greet/pid')).json());
    expect(isRunning(started.pid)).toBe(true);
    await short.close();
    expect(isRunning(started.pid)).toBe(false);
  });
});

describe('Deno', () => {
  test('is reported when it is missing', () => {
    const nowhere = mkdtempSync(join(tmpdir(), 'keiko-no-deno-'));
    writeFileSync(join(nowhere, 'bin.cjs'), 'process.exit(1)');
    expect(() => findDeno(nowhere)).toThrow('Deno is missing: run "npm ci" again');
    rmSync(nowhere, { recursive: true });
  });
});
