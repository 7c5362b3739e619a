import { parseArgs } from 'node:util';
import { reasonOf } from '../embedded/startup-error.ts';
import { importMembers, type ReportLine, writeReport } from './import-members.ts';

const REPORT = 'import-report.csv';

/** `npm run import-members -- FOLDER [--dry-run]`, with the connection in `DATABASE_URL`. */
async function runImport(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  const databaseUrl = process.env.DATABASE_URL;
  if (folder === undefined) throw new Error('The folder is missing: npm run import-members -- FOLDER [--dry-run]');
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: the direct connection of the project');
  const isDryRun = values['dry-run'];
  const { written, report } = await importMembers({ databaseUrl, folder, isDryRun });
  writeReport(REPORT, report);
  print(isDryRun ? 'Dry run: nothing was changed. It would write:' : 'Written:');
  for (const [table, rows] of Object.entries(written)) print(`  ${table.padEnd(18)} ${rows}`);
  print(`${report.length} lines in ${REPORT}:`);
  for (const [reason, rows] of countReasons(report)) print(`  ${String(rows).padStart(7)}  ${reason}`);
}

function countReasons(report: readonly ReportLine[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { source, kind, reason } of report) {
    // Without the numbers of the single row.
    const name = `${source}, ${kind}: ${kind === 'number differs' ? reason.replace(/:.*/, '') : reason.replace(/ line \d+/, ' another line')}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await runImport();
} catch (error) {
  process.stderr.write(`keiko: ${reasonOf(error)}\n`);
  process.exitCode = 1;
}
