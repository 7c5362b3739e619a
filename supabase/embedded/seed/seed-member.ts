import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { addDays, dayAt } from '../../../sync/model/day/day.ts';
import { startBackend } from '../backend.ts';
import { loadKeys } from '../keys.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StartupError } from '../startup-error.ts';
import { fillMember, findMember } from './fill-member.ts';
import { generateMember } from './member-rows.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MIN_SEEDED_DAYS = 1000;

/** `npm run seed -- --email …`: fills a local member with five years of data, and registers the member when missing. */
async function runSeed(): Promise<string> {
  const options = readOptions();
  const { email, password, seed } = options;
  const backend = await openBackend(readSettings(process.env, ROOT));
  try {
    const connection = { url: backend.url, secretKey: backend.keys.secretKey };
    const existing = await findMember(connection, email);
    if (existing === null) await registerMember(backend, options);
    const member = existing ?? (await findMember(connection, email));
    if (member === null) throw new StartupError(`Cannot find "${email}" after registering`);
    const today = dayAt(Date.now());
    if (member.joinedAt < addDays(today, -MIN_SEEDED_DAYS)) throw new StartupError(`"${email}" has been filled before`);
    const rows = generateMember(seed, today);
    await fillMember(connection, member.id, rows);
    const login = existing === null ? `, password ${password}` : '';
    return `${email}${login}: ${rows.days.length} days, ${rows.sessions.length} sessions, ${rows.katas.length} kata`;
  } finally {
    await backend.close();
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      password: { type: 'string', default: 'keiko-demo' },
      username: { type: 'string', default: '花子' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (!values.email?.includes('@'))
    throw new StartupError('Option --email is missing: npm run seed -- --email hanako@example.com');
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new StartupError(`--seed must be a whole number, not "${values.seed}"`);
  return { email: values.email, password: values.password, username: values.username, seed };
}

runSeed().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const text = error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`keiko: ${text}\n`);
    process.exitCode = 1;
  },
);

const mails = v.array(v.object({ to: v.string(), text: v.string() }));

/** Registers a member and opens the confirmation link of the caught mail. */
async function registerMember(
  { url, keys }: Awaited<ReturnType<typeof openBackend>>,
  { email, password, username }: ReturnType<typeof readOptions>,
): Promise<void> {
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { username } }),
  });
  if (!response.ok) throw new StartupError(`Cannot register "${email}": ${response.status} ${await response.text()}`);
  const caught = v.parse(mails, await (await fetch(`${url}/__mail.json`)).json());
  const text = caught.find(({ to }) => to === email.toLowerCase())?.text ?? '';
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? url);
  await fetch(`${url}${pathname}${search}`, { redirect: 'manual' });
}

/** Connects to the server running on the data folder, else starts a temporary one, which `close` stops. */
async function openBackend({ port, dataDir }: Settings) {
  const url = `http://localhost:${port}`;
  if (await isRunning(url)) return { url, keys: await loadKeys(dataDir), close: async () => undefined };
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`Unexpected address ${address}`);
  const origin = `http://127.0.0.1:${address.port}`;
  const backend = await startBackend({ dataDir, origin }).catch((error: unknown) => {
    server.close();
    throw error;
  });
  server.on('request', (req, res) => {
    backend.handle(req, res).then(
      (isOurs) => (isOurs ? undefined : res.writeHead(404).end()),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  });
  return {
    url: origin,
    keys: backend.keys,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await backend.close();
    },
  };
}

async function isRunning(url: string): Promise<boolean> {
  // A refused connection means that no server is running.
  const response = await fetch(`${url}/__mail.json`).catch(() => null);
  await response?.body?.cancel();
  if (response !== null && !response.ok) throw new StartupError(`A server other than Keiko is running at ${url}`);
  return response !== null;
}
