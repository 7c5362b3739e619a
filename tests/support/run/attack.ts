import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

/*
 * npm run attack: the tests that attack the service, on real PostgreSQL and on the embedded backend, with the browser tests of
 * accounts. A failed test is a breach, a test marked `fails` a known weakness.
 */

const areas: Readonly<Record<string, readonly string[]>> = {
  'number bombs': ['tests/supabase/attacks/number-bombs'],
  'limits and quotas': ['tests/supabase/exchange/limits', 'tests/supabase/functions/request-limit'],
  requests: ['tests/supabase/exchange/request-attacks', 'tests/supabase/functions/every-function'],
  tokens: ['tests/supabase/exchange/token-attacks', 'tests/supabase/functions/verify-token'],
  rows: ['tests/supabase/exchange/row-attacks', 'tests/supabase/exchange/login-records'],
  lessons: ['tests/supabase/exchange/training-progress'],
  texts: ['tests/supabase/kata/text-rules'],
  'grants and row security': ['tests/supabase/catalogue'],
  'published content': ['tests/supabase/exchange/published-content', 'tests/e2e/slow-line'],
  accounts: ['tests/supabase/embedded/auth', 'tests/supabase/account', 'tests/e2e/mailed-links', 'tests/e2e/password'],
  'shared phone': ['tests/e2e/shared-device'],
  'reports and hiding': ['tests/supabase/kata/moderation', 'tests/supabase/concurrency/moderation'],
  admin: [
    'tests/supabase/admin/permissions',
    'tests/supabase/admin/sessions',
    'tests/supabase/functions/admin-gate',
    'tests/supabase/functions/totp',
  ],
  'added material': ['tests/supabase/admin/materials', 'tests/supabase/contracts/materials'],
  'push endpoints': [
    'tests/supabase/push/faults',
    'tests/supabase/push/subscriptions',
    'tests/supabase/functions/push',
  ],
  http: ['tests/supabase/embedded/http'],
};

const report = v.object({
  testResults: v.array(
    v.object({ name: v.string(), status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
});

const folder = mkdtempSync(join(tmpdir(), 'attack-'));
const file = join(folder, 'report.json');
const files = Object.values(areas).flat();
spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'server',
    '--project',
    'e2e',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ],
  { stdio: 'inherit' },
);
const { testResults } = v.parse(report, JSON.parse(readFileSync(file, 'utf8')));
rmSync(folder, { recursive: true });

/** Weaknesses that are known and not yet closed are tests that must fail. */
function countWeak(testFiles: readonly string[]): number {
  return testFiles.flatMap((path) => readFileSync(path, 'utf8').match(/test\.fails\b/g) ?? []).length;
}

const totals = { tried: 0, held: 0, breached: 0, weak: 0 };
const line = (name: string, counts: typeof totals) =>
  process.stdout.write(
    `${name.padEnd(26)}${Object.values(counts)
      .map((count) => String(count).padStart(10))
      .join('')}\n`,
  );
process.stdout.write(
  `\n${''.padEnd(26)}${Object.keys(totals)
    .map((name) => name.padStart(10))
    .join('')}\n`,
);
for (const [area, prefixes] of Object.entries(areas)) {
  const found = testResults.filter(({ name }) => prefixes.some((prefix) => name.includes(prefix)));
  const statuses = found.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 ? [status] : assertionResults.map((result) => result.status),
  );
  const tried = statuses.filter((status) => status !== 'skipped' && status !== 'pending').length;
  const held = statuses.filter((status) => status === 'passed').length;
  if (tried === 0) throw new Error(`Cannot find a test of "${area}": were its files renamed?`);
  const counts = { tried, held, breached: tried - held, weak: countWeak(found.map(({ name }) => name)) };
  line(area, counts);
  for (const key of ['tried', 'held', 'breached', 'weak'] as const) totals[key] += counts[key];
}
line('all', totals);
process.stdout.write(`${totals.tried} tried, ${totals.held} held, ${totals.breached} breached, ${totals.weak} weak\n`);
process.exitCode = totals.breached + totals.weak === 0 && totals.tried > 0 ? 0 : 1;
