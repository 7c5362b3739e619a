import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { openAccounts, type Target } from './accounts.ts';
import { planJourneys } from './journeys.ts';

/**
 * npm run journeys -- --url URL --key KEY   journeys of members over the public addresses of a running backend, as a table
 *                     --service-key KEY     where the mails cannot be read at /__mail.json: shows their codes, mails nothing
 *                     --admin-password ...  opens the admin gate as well
 *                     --domain NAME         of the members' addresses (default example.com, which hosted projects may refuse)
 *
 * Its members and their rows are removed at the end. Fails when a journey does, or when a member is left.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    'service-key': { type: 'string' },
    'admin-password': { type: 'string' },
    domain: { type: 'string', default: 'example.com' },
  },
});
/** Milliseconds. */
const LONGEST_JOURNEY = 60_000;

function readTarget(): Target {
  const { url, key, domain } = values;
  if (url === undefined || key === undefined) throw new Error('Cannot run journeys without --url and --key');
  const { 'service-key': serviceKey = null, 'admin-password': adminPassword = null } = values;
  return { url: new URL(url).origin, key, serviceKey, adminPassword, domain };
}

async function main(): Promise<boolean> {
  const target = readTarget();
  const accounts = openAccounts(target);
  let failures = 0;
  for (const [name, run] of Object.entries(planJourneys(target, accounts))) {
    const startedAt = performance.now();
    const remark = await withinTime(run()).catch((error: unknown) => {
      failures += 1;
      return error instanceof Error ? error : new Error(String(error));
    });
    const took = `${Math.round(performance.now() - startedAt)} ms`.padStart(9);
    const isFailed = remark instanceof Error;
    const text = isFailed ? remark.message.replaceAll(/\s*\n\s*/g, ' ') : (remark ?? '');
    print(`${isFailed ? '異常　' : '正常　'}  ${name.padEnd(20)}${took}  ${text}`);
  }
  const left = await accounts.removeAll();
  for (const email of left) print(`異常　  not removed         ${email}`);
  return failures === 0 && left.length === 0;
}

function withinTime<T>(journey: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Took more than a minute')), LONGEST_JOURNEY);
    journey.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// Node 20 has no built-in WebSocket, which supabase-js needs.
Object.assign(globalThis, { WebSocket });
// RxDB advertises its other storages once.
Reflect.set(console, 'warn', () => undefined);
// Phones of a failed journey are still open.
process.exit((await main()) ? 0 : 1);
