import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { loadKeys } from '../../../supabase/embedded/keys.ts';
import { readSettings, type Settings } from '../../../supabase/embedded/settings.ts';
import { StartupError } from '../../../supabase/embedded/startup-error.ts';
import { addDays, dayAt } from '../../../sync/model/day/day.ts';
import { fillMember, findMember } from './fill-member.ts';
import { generateMember } from './member-rows.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MIN_SEEDED_DAYS = 1000;

/** `npm run seed -- --email …`: fills a local member with five years of data, and registers the member when missing. */
async function runSeed(): Promise<string> {
  const options = readOptions();
  const { email, password, seed } = options;
  const project = await findProject(readSettings(process.env, ROOT));
  const connection = { url: project.url, secretKey: project.keys.secretKey };
  const existing = await findMember(connection, email);
  if (existing === null) await registerMember(project, options);
  const member = existing ?? (await findMember(connection, email));
  if (member === null) throw new StartupError(`Cannot find "${email}" after registering`);
  const today = dayAt(Date.now());
  if (member.joinedAt < addDays(today, -MIN_SEEDED_DAYS)) throw new StartupError(`"${email}" has been filled before`);
  const rows = generateMember(seed, today);
  await fillMember(connection, member.id, rows);
  const login = existing === null ? `, password ${password}` : '';
  return `${email}${login}: ${rows.days.length} days, ${rows.sessions.length} sessions, ${rows.katas.length} kata`;
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
  { url, keys }: Awaited<ReturnType<typeof findProject>>,
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

/** The project that `npm start` serves. */
async function findProject({ port, dataDir }: Settings) {
  const url = `http://localhost:${port}`;
  // A refused connection means that no server is running.
  const response = await fetch(`${url}/__mail.json`).catch(() => null);
  await response?.body?.cancel();
  if (!response?.ok) throw new StartupError(`No server of Keiko is running at ${url}: run npm start`);
  return { url, keys: await loadKeys(dataDir) };
}
