import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signUpConfirmed } from '../../support/browser/sign-up.ts';
import { isFullRun } from '../../support/run/sample-count.ts';
import { createProject, freePort, readMails, type TestProject } from './app-process.ts';

// Real processes and databases on disk can take minutes on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let project: TestProject;

beforeAll(async () => {
  project = await createProject();
});
afterAll(() => project.remove());

const Keys = v.objectWithRest(
  { publishableKey: v.string(), vapidPublicKey: v.string(), adminPassword: v.string() },
  v.string(),
);

const keysOf = ({ dataDir }: TestProject) =>
  v.parse(Keys, JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')));

const keyOf = (of: TestProject): string => keysOf(of).publishableKey;

const logIn = (url: string) =>
  fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: keyOf(project), 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member@example.com', password: 'secret1' }),
  });

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Run in the full tests only. */
const full = test.runIf(isFullRun);

describe('npm start', () => {
  test('prints the addresses, then ready, and serves the built app with its backend', async () => {
    const app = await project.start();
    const { adminPassword } = keysOf(project);
    expect(app.stdout).toBe(
      `アプリ  ${app.url}\nメール  ${app.url}/__mail\nデータ  ${project.dataDir}\n管理者パスワード  ${adminPassword}\nready\n`,
    );
    const page = await fetch(`${app.url}/auth/callback?deep=link`);
    const html = await page.text();
    const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? '';
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    const { publishableKey, vapidPublicKey, ...secrets } = keysOf(project);
    const built = `${html}${await (await fetch(`${app.url}${script}`)).text()}`;
    expect(built).toContain(`|${publishableKey}|${vapidPublicKey}`);
    expect(Object.keys(secrets)).toContain('vapidPrivateKey');
    expect(Object.entries(secrets).filter(([, secret]) => built.includes(secret))).toEqual([]);
    expect((await fetch(`${app.url}/assets/of-an-old-build.js`)).status).toBe(404);
    expect((await fetch(`${app.url}/functions/v1/nobody`)).status).toBe(404);
    expect(await readMails(app.url)).toEqual([]);
    expect(await app.end('SIGINT')).toBe(0);
  });

  full("serves a hosted project's app without the embedded backend", async () => {
    const dataDir = join(project.root, 'unused');
    const hosted = { VITE_SUPABASE_URL: 'https://project.supabase.example', KEIKO_DATA: dataDir };
    const app = await project.start('preview', hosted);
    expect(app.stdout).toContain('Supabase  https://project.supabase.example\n');
    expect(await (await fetch(`${app.url}/__mail`)).text()).toContain('<title>fixture</title>');
    expect(existsSync(dataDir)).toBe(false);
    expect(await app.end('SIGTERM')).toBe(0);
  });

  full('serves two data folders of one checkout side by side, each with its own build', async () => {
    const first = await project.start();
    const script = async (url: string) => {
      const name = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
      return (await fetch(`${url}${name}`)).text();
    };
    const dataDir = join(project.root, 'other data');
    const other = await project.start('preview', { KEIKO_DATA: dataDir, PORT: String(await freePort()) });
    expect(await script(first.url)).toContain(`|${keyOf(project)}|`);
    expect(await script(other.url)).toContain(`|${keyOf({ ...project, dataDir })}|`);
    expect(await other.end('SIGTERM')).toBe(0);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  full('keeps members and mails when stopped or killed', async () => {
    const first = await project.start();
    await register(first.url);
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await project.start();
    expect(second.stdout).not.toContain(keysOf(project).adminPassword);
    expect(second.stdout).toContain(`管理者パスワード  ${join(project.dataDir, 'keys.json')} の adminPassword\n`);
    expect((await logIn(second.url)).status).toBe(200);
    expect(await readMails(second.url)).toMatchObject([{ to: 'member@example.com' }]);
    const answer: unknown = await (await fetch(`${second.url}/functions/v1/pid`)).json();
    const { pid } = v.parse(v.object({ pid: v.number() }), answer);
    expect(await second.end('SIGKILL')).toBeNull();
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);

    const third = await project.start();
    expect((await logIn(third.url)).status).toBe(200);
    expect(await third.end('SIGINT')).toBe(0);
  });

  full('stops when npm is stopped, although its shell does not forward the signal', async () => {
    const app = await project.start('preview', { npm_lifecycle_event: 'start' });
    await app.end('SIGTERM');
    await expect(fetch(app.url)).rejects.toThrow();
  });

  full('reports in one line that the port is in use', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(project.port, 'localhost', resolve));
    expect(await project.run()).toEqual({
      code: 1,
      stdout: '',
      stderr: `keiko: Port ${project.port} is in use: stop its server, or set PORT to another\n`,
    });
    await new Promise((resolve) => blocker.close(resolve));
  });

  full('reports in one line that the port is invalid', async () => {
    expect(await project.run({ PORT: 'eighty' })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'keiko: PORT must be a number from 1 to 65535, not "eighty"\n',
    });
  });
});

describe('npm run dev', () => {
  full('serves the sources and reloads a changed function', async () => {
    const app = await project.start('dev');
    const call = async () => (await fetch(`${app.url}/functions/v1/changing`)).text();
    const index = join(project.root, 'supabase/functions/changing/index.ts');
    mkdirSync(dirname(index), { recursive: true });
    writeFileSync(index, "Deno.serve(() => new Response('before'));");
    expect(await (await fetch(`${app.url}/main.ts`)).text()).toContain(keyOf(project));
    await expect.poll(call, { timeout: 60_000 }).toBe('before');
    writeFileSync(index, "Deno.serve(() => new Response('after'));");
    await expect.poll(call, { timeout: 60_000 }).toBe('after');
    expect(await app.end('SIGTERM')).toBe(0);
  });
});

function register(url: string) {
  const door = { url, publishableKey: keyOf(project), mails: () => readMails(url) };
  return signUpConfirmed(door, { email: 'member@example.com', password: 'secret1', username: undefined });
}
