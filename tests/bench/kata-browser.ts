import type { Page } from 'playwright';
import { createRng } from '../../sync/model/practice/seeded-random.ts';
import { startTestBackend, type TestBackend } from '../support/backend/backend.ts';
import { type Device, launchFullBrowser, openDevice } from '../support/browser/browser.ts';
import { logIn } from '../support/browser/journeys.ts';
import { buildApp } from './build.ts';
import { createCorpusKata } from './kata-corpus.ts';
import { follow, timeUntilPainted } from './painted.ts';
import { type BenchRow, line, quantile, round } from './report.ts';

/** As many as a member may have, for the search. */
const MANY = 10_000;

/** Those of an active member after five years, for the start. */
const FIVE_YEARS = 700;

const OPENINGS = 7;

/** The app is idle this long after its start. */
const IDLE_AFTER_MS = 4000;

const typed = ['海', '朝', '足の裏', 'しずく', '稽古 朝', 'ないことば'];

/** The same on the app in `root` and on this one; the ratios of the first two are judged. */
export async function browserRowsAgainst(root: string): Promise<readonly BenchRow[]> {
  const [before, now] = [await browserRows(root), await browserRows()];
  const limits = [1.2, 1.1];
  return now.map((row, index) => {
    const was = before[index]?.ours ?? Number.NaN;
    const limit = limits[index];
    const goal = limit === undefined ? null : `<= ${limit} x before`;
    const met = limit === undefined || row.ours <= limit * was;
    return { ...row, peers: { before: was, ratio: round(row.ours / was) }, goal, met };
  });
}

/** Own kata on a device: starting with the list; with ten thousand, opening it, incremental search. */
export async function browserRows(root?: string): Promise<readonly BenchRow[]> {
  const { dist } = await buildApp(root);
  const backend = await startTestBackend({ dist });
  const browser = await launchFullBrowser();
  try {
    const usual = await openDevice(browser, { url: backend.url });
    await fillDevice(usual, backend, { email: 'years@example.com', count: FIVE_YEARS });
    const cold = await timeColdStarts(usual.page);
    await usual.close();
    const device = await openDevice(browser, { url: backend.url });
    await fillDevice(device, backend, { email: 'many@example.com', count: MANY });
    const { page } = device;
    await page.waitForTimeout(IDLE_AFTER_MS);
    const { opened, tasks } = await timeOpenings(page);
    const { keystrokes, filters } = await search(page);
    return [
      line(`opening the list from another screen, ${MANY} own kata`, 'ms', quantile(opened, 0.5), { most: 300 }),
      line(`the longest task while it opens, 0 below 50 ms, ${MANY} own kata`, 'ms', Math.max(0, ...tasks), {
        most: 50,
      }),
      line(`starting the app straight into the list, ${FIVE_YEARS} own kata`, 'ms', quantile(cold, 0.5)),
      line(`a keystroke in the search to the painted result, p95, ${MANY} own kata`, 'ms', quantile(keystrokes, 0.95), {
        most: 50,
        limit: quantile(filters, 0.95),
      }),
    ];
  } finally {
    await browser.close();
    await backend.close();
  }
}

interface Owner {
  readonly email: string;
  /** Own kata. */
  readonly count: number;
}

async function fillDevice({ page }: Device, backend: TestBackend, { email, count }: Owner): Promise<void> {
  const person = { email, password: 'secret1' };
  const { userId } = await backend.signUpConfirmed(person.email, person.password, '多作');
  const { next: random } = createRng(3);
  const rows = Array.from({ length: count }, () => createCorpusKata(random));
  await backend.sql('alter table public.kata_forms disable trigger user');
  await backend.sql(
    `insert into public.kata_forms (user_id, id, name, category, zou, ishiki, copy_count, rev)
     select $1::uuid, gen_random_uuid(), x.name, x.category, x.zou, x.ishiki, x."copyCount",
       private.allot_revisions($1::uuid, 1)
     from jsonb_to_recordset($2::jsonb)
       as x(name text, category text, zou text, ishiki text, "copyCount" integer)`,
    [userId, JSON.stringify(rows)],
  );
  await backend.sql('alter table public.kata_forms enable trigger user');
  await logIn(page, person);
  await page.getByText('同期済み').waitFor({ timeout: 120_000 });
}

/** Milliseconds from navigating to the list until it is painted, each time in a freshly loaded app, and of its long tasks. */
async function timeOpenings(page: Page) {
  const [opened, tasks]: [number[], number[]] = [[], []];
  for (let run = 0; run < OPENINGS; run += 1) {
    await page.goto('/streak');
    await page.getByRole('heading', { name: '連続記録', level: 1 }).waitFor();
    await page.waitForTimeout(IDLE_AFTER_MS);
    await page.evaluate(`window.tasks = [];
      new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask' });`);
    opened.push(await page.evaluate<number>(OPEN));
    await page.waitForTimeout(IDLE_AFTER_MS);
    tasks.push(...(await page.evaluate<readonly number[]>('window.tasks')));
  }
  return { opened, tasks };
}

/** Milliseconds from the start of a cold start until the list is painted. */
async function timeColdStarts(page: Page): Promise<readonly number[]> {
  const samples: number[] = [];
  for (let run = 0; run < OPENINGS; run += 1) {
    await page.waitForTimeout(IDLE_AFTER_MS);
    await page.goto('/kata-training?tab=list');
    await page.locator('main li article').first().waitFor();
    samples.push(await page.evaluate<number>('performance.now()'));
  }
  return samples;
}

const OPEN = timeUntilPainted(follow('/kata-training?tab=list'), `document.querySelector('main li article') !== null`);

/** Milliseconds from each keystroke to the painted result. The limit is the same search as a filter over strings. */
async function search(page: Page) {
  await page.evaluate(OPEN);
  const inputs = typed.flatMap((word) => [...word].map((_, at) => [...word].slice(0, at + 1).join('')));
  const keystrokes: number[] = [];
  for (const round of [0, 1, 2]) {
    for (const input of inputs) {
      const took = await page.evaluate<number>(TYPE.replace('INPUT', JSON.stringify(input)));
      if (round > 0) keystrokes.push(took);
      await page.waitForTimeout(30);
    }
  }
  const filters = await page.evaluate<number[]>(FILTER.replaceAll('INPUTS', JSON.stringify(inputs)));
  await page.evaluate(TYPE.replace('INPUT', '""'));
  return { keystrokes, filters };
}

const TYPE = `new Promise((resolve) => {
  const field = document.querySelector('input[type=search]');
  const startedAt = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, INPUT);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => resolve(performance.now() - startedAt);
  requestAnimationFrame(() => port2.postMessage(0));
})`;

const FILTER = `(() => {
  const texts = Array.from({ length: ${MANY} }, (_, n) => ('朝の海に立つ、静かな図書館の棚。足の裏に重さを感じる。' + n).repeat(2));
  return [...INPUTS, ...INPUTS, ...INPUTS].map((input) => {
    const startedAt = performance.now();
    texts.filter((text) => text.includes(input));
    return performance.now() - startedAt;
  });
})()`;
