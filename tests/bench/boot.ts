import type { Browser, BrowserContext } from 'playwright';
import { startTestBackend } from '../support/backend/backend.ts';
import { openSlowLine } from '../support/backend/slow-line.ts';
import { launchFullBrowser, openDevice, waitForOffline } from '../support/browser/browser.ts';
import { dismissAnnouncement, logIn, pill } from '../support/browser/journeys.ts';
import { fillMember } from '../support/seed/fill-member.ts';
import { createActiveMember } from './active-member.ts';
import { buildApp, buildEmptyApp } from './build.ts';
import { follow, timeUntilPainted } from './painted.ts';
import { type BenchOptions, type BenchRow, line, quantile } from './report.ts';

const RUNS = 9;

/** Sessions and kata of an active member after five years. */
const SESSIONS = 5000;
const KATA = 500;

const GOAL_RATIO = 1.6;
const HISTORY_GOAL_MS = 300;

/** A phone's slow line, 1.6 Mbit/s. */
const LINE = { bytesPerSecond: 200_000, roundTripMs: 150 };

const FIRST_VISIT_GOAL_RATIO = 1.15;
const FIRST_PRACTICE_GOAL_MS = 10_000;

/** Present once the login form is rendered. */
const LOGIN_READY = 'form input[name="password"]';

/** Present once the newest sessions are rendered. */
const HISTORY_READY = 'section[aria-labelledby="history-sessions"] li';

const ROUTE_GOAL_MS = 100;
const LONG_TASK_GOAL_MS = 150;

/** Targets of the bottom bar as seen from the streak screen, and their titles. */
const TABS = [
  ['/', '稽古'],
  ['/training-menu', '稽古'],
  ['/profile', 'プロフィール'],
] as const;

/** Until the page of the run before has ended and left the cores. */
const SETTLE_MS = 1000;

/** The app is idle this long after its start. */
const IDLE_AFTER_MS = 4000;

/**
 * Measures offline cold starts to the interactive home screen and to the history, with five years of data. An empty
 * React page is the limit. A guest's first visit is compared with the app in the folder `against`; `only` can name it.
 */
export async function bench({ against, only }: BenchOptions): Promise<readonly BenchRow[]> {
  const [{ dist }, emptyDist] = [await buildApp(), await buildEmptyApp()];
  const browser = await launchFullBrowser();
  if (only === 'first-visit') {
    const rows = await firstVisitRows(browser, { dist, emptyDist, against });
    await browser.close();
    return rows;
  }
  const backend = await startTestBackend({ dist });
  const empty = await startTestBackend({ dist: emptyDist });
  try {
    const app = await signedInMember(browser, backend);
    const bare = await openDevice(browser, { url: empty.url });
    await bare.page.goto('/');
    await waitForOffline(bare.page);
    await bare.context.setOffline(true);
    const rows: BenchRow[] = [];
    for (const slowdown of [1, 4]) {
      const limits: number[] = [];
      const ours: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        limits.push(await timeStart(bare.context, { url: empty.url, ready: 'h1', slowdown }));
        ours.push(await timeStart(app.context, { url: backend.url, ready: 'main dl dd', slowdown }));
      }
      const [median, limit] = [quantile(ours, 0.5), quantile(limits, 0.5)];
      rows.push(
        line(`cold start offline to the interactive home, 5 years of days, CPU ${slowdown}x slower`, 'ms', median, {
          limit,
          goal: { text: `<= ${GOAL_RATIO} x limit`, met: median <= GOAL_RATIO * limit },
        }),
      );
    }
    return [
      ...rows,
      ...(await firstVisitRows(browser, { dist, emptyDist, against })),
      await longestTaskRow(app.context, backend.url),
      await routeRow(app.context, backend.url),
      ...(await historyRows(app.context, bare.context, { url: backend.url, emptyUrl: empty.url })),
    ];
  } finally {
    await browser.close();
    await backend.close();
    await empty.close();
  }
}

interface Builds extends BenchOptions {
  readonly dist: string;
  readonly emptyDist: string;
}

/** From a guest's first visit on a slow line and a slow CPU, with nothing stored, to the usable login form. */
async function firstVisitRow(browser: Browser, { dist, emptyDist, against }: Builds): Promise<BenchRow> {
  const ours = await openVisitor(browser, dist, LOGIN_READY);
  const limit = await openVisitor(browser, emptyDist, 'h1');
  const other = against === undefined ? null : await openVisitor(browser, against, LOGIN_READY);
  for (let run = 0; run < RUNS; run += 1) for (const visitor of [ours, limit, other]) await visitor?.visit();
  for (const visitor of [ours, limit, other]) await visitor?.close();
  const ms = ours.median();
  const otherMs = other?.median();
  return line('first visit to the usable login form, 1.6 Mbit/s, 150 ms, CPU 4x slower', 'ms', ms, {
    limit: limit.median(),
    ...(otherMs !== undefined && {
      peers: { against: otherMs },
      goal: { text: `<= ${FIRST_VISIT_GOAL_RATIO} x against`, met: ms <= FIRST_VISIT_GOAL_RATIO * otherMs },
    }),
  });
}

async function firstVisitRows(browser: Browser, builds: Builds): Promise<readonly BenchRow[]> {
  return [await firstVisitRow(browser, builds), await firstPracticeRow(browser, builds)];
}

/** From the first byte on the same line to the first practice: two taps, each as soon as it is possible. */
async function firstPracticeRow(browser: Browser, { dist }: Builds): Promise<BenchRow> {
  const backend = await startTestBackend({ dist });
  const slowLine = await openSlowLine(backend.url, LINE);
  const samples: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { page, context, close } = await openDevice(browser, { url: slowLine.url });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const startedAt = performance.now();
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '登録せずに始める' }).click();
    await page.getByRole('article', { name: '今日の稽古' }).getByRole('link', { name: '始める' }).click();
    await page.getByRole('button', { name: '稽古完了' }).waitFor();
    samples.push(performance.now() - startedAt);
    await close();
  }
  await slowLine.close();
  await backend.close();
  const what = 'first visit to the first practice, two taps, 1.6 Mbit/s, 150 ms, CPU 4x slower';
  return line(what, 'ms', quantile(samples, 0.5), { most: FIRST_PRACTICE_GOAL_MS });
}

/** Visits a build on a new device each time. */
async function openVisitor(browser: Browser, dist: string, ready: string) {
  const backend = await startTestBackend({ dist });
  const slowLine = await openSlowLine(backend.url, LINE);
  const samples: number[] = [];
  return {
    async visit() {
      const { context, close } = await openDevice(browser, { url: slowLine.url });
      samples.push(await timeStart(context, { url: slowLine.url, ready, slowdown: 4 }));
      await close();
    },
    median: () => quantile(samples, 0.5),
    async close() {
      await slowLine.close();
      await backend.close();
    },
  };
}

/** The longest main-thread task of a cold start on a slow CPU. */
async function longestTaskRow(app: BrowserContext, url: string): Promise<BenchRow> {
  const longest: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await app.newPage();
    const session = await app.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(`
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
      }).observe({ type: 'longtask', buffered: true });
    `);
    await page.goto(url);
    await page.waitForTimeout(IDLE_AFTER_MS);
    longest.push(await page.evaluate<number>('window.longest'));
    await page.close();
  }
  return line('longest task of a cold start, CPU 4x slower', 'ms', quantile(longest, 0.5), { most: LONG_TASK_GOAL_MS });
}

/** From a tap in the bottom bar to the painted screen, on its first visit: the slowest tab. */
async function routeRow(app: BrowserContext, url: string): Promise<BenchRow> {
  const medians: number[] = [];
  for (const [path, title] of TABS) {
    const samples: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await app.newPage();
      await page.goto(`${url}/streak`);
      await page.getByRole('heading', { name: '連続記録', level: 1 }).waitFor();
      await page.waitForTimeout(IDLE_AFTER_MS);
      samples.push(await page.evaluate<number>(tapTab(path, title)));
      await page.close();
    }
    medians.push(quantile(samples, 0.5));
  }
  return line('change of screen by the bottom bar, the slowest tab', 'ms', Math.max(...medians), {
    most: ROUTE_GOAL_MS,
  });
}

/** Runs in the page: milliseconds until the screen of a tab is painted. */
const tapTab = (path: string, title: string) =>
  timeUntilPainted(
    `document.querySelector('nav a[href="${path}"]').click()`,
    `location.pathname === '${path}' && document.querySelector('h1')?.textContent === '${title}' &&
      !document.body.innerText.includes('読み込み中')`,
  );

/** The history with all sessions: from a cold start and from inside the running app. */
async function historyRows(
  app: BrowserContext,
  bare: BrowserContext,
  { url, emptyUrl }: { readonly url: string; readonly emptyUrl: string },
): Promise<readonly BenchRow[]> {
  const [limits, total, opened]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    limits.push(await timeStart(bare, { url: emptyUrl, ready: 'h1', slowdown: 1 }));
    total.push(await timeStart(app, { url: `${url}/history`, ready: HISTORY_READY, slowdown: 1 }));
    opened.push(await timeOpening(app, url));
  }
  return [
    line(`opening the history from another screen, ${SESSIONS} sessions`, 'ms', quantile(opened, 0.5), {
      most: HISTORY_GOAL_MS,
    }),
    line(`cold start offline to the whole history, ${SESSIONS} sessions`, 'ms', quantile(total, 0.5), {
      limit: quantile(limits, 0.5),
    }),
  ];
}

async function signedInMember(browser: Browser, backend: Awaited<ReturnType<typeof startTestBackend>>) {
  const person = { email: 'years@example.com', password: 'secret1' };
  const { userId } = await backend.signUpConfirmed(person.email, person.password, '花子');
  await fillMember(
    { url: backend.url, secretKey: backend.keys.secretKey },
    userId,
    createActiveMember({ sessions: SESSIONS, katas: KATA }),
  );
  const device = await openDevice(browser, { url: backend.url });
  await logIn(device.page, person);
  await dismissAnnouncement(device.page);
  await device.page.waitForFunction(() => document.querySelector('[role=status]')?.textContent === '同期済み');
  await pill(device.page).waitFor();
  await waitForOffline(device.page);
  // What the next start shows at once is kept after the first paint.
  await device.page.waitForTimeout(IDLE_AFTER_MS);
  await device.context.setOffline(true);
  await device.page.close();
  return device;
}

/** Milliseconds from a navigation inside the idle app until the history is painted. */
async function timeOpening(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${url}/streak`);
  await page.getByRole('heading', { name: '連続記録', level: 1 }).waitFor();
  await page.waitForTimeout(IDLE_AFTER_MS);
  const took = await page.evaluate<number>(
    timeUntilPainted(follow('/history'), `document.querySelector('${HISTORY_READY}') !== null`),
  );
  await page.close();
  return took;
}

/** Milliseconds from the start of navigation until `ready` is rendered and the page responds to input. */
async function timeStart(
  context: BrowserContext,
  { url, ready, slowdown }: { readonly url: string; readonly ready: string; readonly slowdown: number },
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(`
    const look = () => {
      if (document.querySelector(${JSON.stringify(ready)}) === null) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => { window.readyAt = performance.now(); };
      requestAnimationFrame(() => channel.port2.postMessage(0));
    };
    requestAnimationFrame(look);
  `);
  await page.waitForTimeout(SETTLE_MS);
  await page.goto(url);
  // A function, because the app's content security policy forbids eval of a string.
  await page.waitForFunction(() => Reflect.has(window, 'readyAt'));
  const readyAt = await page.evaluate<number>('window.readyAt');
  await page.close();
  return readyAt;
}
