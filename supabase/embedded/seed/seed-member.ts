import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addDays } from '../../../sync/rules/day.ts';
import { tokyoDay } from '../../../sync/rules/tokyo-clock.ts';
import { readSettings } from '../settings.ts';
import { StartupError } from '../startup-error.ts';
import { fillMember, findMember } from './fill-member.ts';
import { believableMember } from './member-rows.ts';
import { openDoor } from './open-door.ts';
import { registerMember } from './register-member.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FILLED_DAYS = 1000;

/** `npm run seed -- --email …`: fills a member of the local backend with five years; registers the member if need be. */
async function seed(): Promise<string> {
  const { email, password, username, dice } = readWishes();
  const door = await openDoor(readSettings(process.env, ROOT));
  try {
    const place = { url: door.url, secretKey: door.keys.secretKey };
    const known = await findMember(place, email);
    if (known === null) await registerMember(door, { email, password, username });
    const member = known ?? (await findMember(place, email));
    if (member === null) throw new StartupError(`Cannot find "${email}" after registering`);
    const today = tokyoDay(Date.now());
    if (member.joinedAt < addDays(today, -FILLED_DAYS)) throw new StartupError(`"${email}" has been filled before`);
    const rows = believableMember(dice, today);
    await fillMember(place, member.id, rows);
    const login = known === null ? `, password ${password}` : '';
    return `${email}${login}: ${rows.days.length} days, ${rows.sessions.length} sessions, ${rows.katas.length} kata`;
  } finally {
    await door.close();
  }
}

function readWishes() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      password: { type: 'string', default: 'keiko-demo' },
      username: { type: 'string', default: '花子' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (!values.email?.includes('@')) throw new StartupError('Say for whom: npm run seed -- --email hanako@example.com');
  const dice = Number(values.seed);
  if (!Number.isSafeInteger(dice)) throw new StartupError(`--seed must be a whole number, not "${values.seed}"`);
  return { email: values.email, password: values.password, username: values.username, dice };
}

seed().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const text = error instanceof StartupError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`keiko: ${text}\n`);
    process.exitCode = 1;
  },
);
