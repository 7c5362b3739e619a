import { checkOut } from './check-out.ts';
import { browserRows, browserRowsAgainst } from './kata-browser.ts';
import { serverRows } from './kata-server.ts';
import type { BenchOptions, BenchRow } from './report.ts';

/** Default of `--rows N`: shared kata on the server. */
const ROWS = 100_000;

/** Kata training with much data: 10,000 own kata in Chromium, and the search of shared kata on a real PostgreSQL. */
export async function bench({ against }: BenchOptions): Promise<readonly BenchRow[]> {
  if (against !== undefined) return browserRowsAgainst(checkOut(against));
  const at = process.argv.indexOf('--rows');
  const count = at < 0 ? ROWS : Number(process.argv[at + 1]);
  if (!Number.isInteger(count) || count < 1) throw new Error('Cannot read the number after --rows');
  return [...(await browserRows()), ...(await serverRows(count))];
}
