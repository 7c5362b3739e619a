import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayAt } from '../../sync/model/day/day.ts';
import { buildBookWriter } from '../support/book/build-writer.ts';
import { diligentMember } from '../support/book/diligent-member.ts';
import { installedEngines, launchEngine } from '../support/engines/launch-engine.ts';
import { type BenchRow, quantile, round } from './report.ts';

const SPANS = [
  ['1 day', 1],
  ['1 year', 365],
  ['5 years', 1826],
] as const;

const RUNS = 5;
const SIZE_GOAL_MB = 5;
const OPEN_GOAL_MS = 1000;

/** Sizes of the exported book of a diligent member, and how long it takes from the start of the page to its first frame. */
export async function bench(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'keiko-book-'));
  const origin = `${pathToFileURL(folder).href}/`;
  const write = await buildBookWriter();
  const today = dayAt(Date.now());
  const rows: BenchRow[] = [];
  for (const [span, days] of SPANS) {
    const book = await write(diligentMember(days, today), today);
    await writeFile(join(folder, `${days}.html`), book);
    const size = Buffer.byteLength(book) / 1e6;
    rows.push(row(`the book of ${span}`, 'MB', { value: round(size, 2), goal: SIZE_GOAL_MB }));
  }
  for (const engine of installedEngines) {
    const browser = await launchEngine(engine);
    for (const [span, days] of SPANS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const device = await browser.openDevice({ url: origin });
        const tab = await device.openTab();
        await tab.goto(`${origin}${days}.html`);
        times.push(
          await tab.evaluate('new Promise((r) => requestAnimationFrame(() => setTimeout(() => r(performance.now()))))'),
        );
        await device.close();
      }
      const value = round(quantile(times, 0.5));
      rows.push(row(`opening the book of ${span} in ${engine}`, 'ms', { value, goal: OPEN_GOAL_MS }));
    }
    await browser.close();
  }
  await rm(folder, { recursive: true });
  return rows;
}

function row(what: string, unit: string, { value, goal }: { readonly value: number; readonly goal: number }): BenchRow {
  return { what, unit, ours: value, limit: null, peers: {}, goal: `<= ${goal}`, met: value <= goal };
}
