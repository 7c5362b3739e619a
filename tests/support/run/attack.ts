import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { attackAreas, attackArguments, attackEnvironment } from './attack-areas.ts';

/*
 * npm run attack: the tests that attack the service, on real PostgreSQL and on the embedded backend, with the browser tests of
 * accounts. A failed test is a breach, a test marked `fails` a known weakness.
 */

const report = v.object({
  testResults: v.array(
    v.object({ name: v.string(), status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
});

const folder = mkdtempSync(join(tmpdir(), 'attack-'));
const file = join(folder, 'report.json');
spawnSync(
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...attackArguments],
  { stdio: 'inherit', env: attackEnvironment },
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
for (const [area, prefixes] of Object.entries(attackAreas)) {
  const matches = testResults.filter(({ name }) => prefixes.some((prefix) => name.includes(prefix)));
  const statuses = matches.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 ? [status] : assertionResults.map((result) => result.status),
  );
  const tried = statuses.filter((status) => status !== 'skipped' && status !== 'pending').length;
  const held = statuses.filter((status) => status === 'passed').length;
  if (tried === 0) throw new Error(`Cannot find a test of "${area}": were its files renamed?`);
  const counts = { tried, held, breached: tried - held, weak: countWeak(matches.map(({ name }) => name)) };
  line(area, counts);
  for (const key of ['tried', 'held', 'breached', 'weak'] as const) totals[key] += counts[key];
}
line('all', totals);
process.stdout.write(`${totals.tried} tried, ${totals.held} held, ${totals.breached} breached, ${totals.weak} weak\n`);
process.exitCode = totals.breached + totals.weak === 0 && totals.tried > 0 ? 0 : 1;
