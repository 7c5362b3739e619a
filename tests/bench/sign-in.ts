import type { Browser } from 'playwright';
import { startTestBackend } from '../support/backend/backend.ts';
import { openSlowLine } from '../support/backend/slow-line.ts';
import { launchFullBrowser, openDevice, waitForOffline } from '../support/browser/browser.ts';
import type { Credentials } from '../support/browser/journeys.ts';
import { fillMember } from '../support/seed/fill-member.ts';
import { createActiveMember } from './active-member.ts';
import { buildApp } from './build.ts';
import { type BenchRow, quantile, round } from './report.ts';

const RUNS = 5;

/** With five years of days, some 10,000 rows. */
const SIZE = { sessions: 7500, katas: 700 };

/** 1 Mbit/s, with the round trip of a phone. */
const LINE = { bytesPerSecond: 125_000, roundTripMs: 60 };

const LOCAL_GOAL_MS = 1500;
const LINE_GOAL_MS = 3000;

/** Measures a new device from the tap on ログイン to the home screen with the member's numbers. */
export async function bench(): Promise<readonly BenchRow[]> {
  const { dist } = await buildApp();
  const browser = await launchFullBrowser();
  const backend = await startTestBackend({ dist });
  const line = await openSlowLine(backend.url, LINE);
  try {
    const person = { email: 'years@example.com', password: 'secret1' };
    const { userId } = await backend.signUpConfirmed(person.email, person.password, '花子');
    const rows = createActiveMember(SIZE);
    await fillMember({ url: backend.url, secretKey: backend.keys.secretKey }, userId, rows);
    const days = rows.days.filter(({ kind }) => kind === 'login').length + 1;
    const count = rows.days.length + rows.sessions.length + rows.katas.length + 2;
    const measure = async (url: string) => {
      const samples: Sample[] = [];
      for (let run = 0; run < RUNS; run += 1) samples.push(await timeSignIn(browser, { url, person, days }));
      return samples;
    };
    const [local, slow] = [await measure(backend.url), await measure(line.url)];
    const what = `sign-in to the filled home, app stored, 5 years, ${count} rows`;
    const deviceMs = local.map(({ ms, networkMs }) => ms - networkMs);
    return [
      row(`${what}, without the login and the first page`, deviceMs, { goal: LOCAL_GOAL_MS }),
      row(
        `${what}, 1 Mbit/s`,
        slow.map(({ ms }) => ms),
        { goal: LINE_GOAL_MS, limits: slow.map(({ networkMs }) => networkMs) },
      ),
    ];
  } finally {
    await browser.close();
    await line.close();
    await backend.close();
  }
}

interface Sample {
  readonly ms: number;
  /** The time of the login and of the first page of rows, without which no app can show the numbers. */
  readonly networkMs: number;
}

function row(
  what: string,
  samples: readonly number[],
  { goal, limits }: { readonly goal: number; readonly limits?: readonly number[] },
): BenchRow {
  const ms = quantile(samples, 0.5);
  return {
    what,
    unit: 'ms',
    ours: round(ms),
    limit: limits === undefined ? null : round(quantile(limits, 0.5)),
    peers: {},
    goal: `<= ${goal} ms`,
    met: ms <= goal,
  };
}

interface SignIn {
  readonly url: string;
  readonly person: Pick<Credentials, 'email' | 'password'>;
  /** The member's login days, with today. */
  readonly days: number;
}

/** Signs in on a new device that has stored the app. */
async function timeSignIn(browser: Browser, { url, person, days }: SignIn): Promise<Sample> {
  const { page, close } = await openDevice(browser, { url });
  page.setDefaultTimeout(120_000);
  await page.goto('/login');
  await page.getByLabel('ユーザー名またはメールアドレス').fill(person.email);
  await page.getByLabel('パスワード', { exact: true }).fill(person.password);
  await waitForOffline(page);
  const responses = [/auth\/v1\/token/, /sync_exchange/].map((path) => page.waitForResponse(path));
  await page.evaluate(tapLogin(days));
  const taken = await Promise.all(
    responses.map(async (waiting) => {
      const response = await waiting;
      await response.finished();
      const { responseEnd } = response.request().timing();
      if (responseEnd < 0) throw new Error(`Cannot time "${response.url()}"`);
      return responseEnd;
    }),
  );
  await page.waitForFunction(() => Reflect.has(window, 'filledAfter'));
  const ms = await page.evaluate<number>('window.filledAfter');
  await close();
  return { ms, networkMs: taken.reduce((sum, part) => sum + part, 0) };
}

/** Runs in the page: notes the milliseconds until home shows the number of login days and is painted. */
const tapLogin = (days: number) => `{
  const startedAt = performance.now();
  const look = () => {
    const numbers = [...document.querySelectorAll('main dl dd')];
    if (!numbers.some(({ textContent }) => Number.parseInt(textContent.replace(',', ''), 10) === ${days})) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { window.filledAfter = performance.now() - startedAt; };
    requestAnimationFrame(() => port2.postMessage(0));
  };
  requestAnimationFrame(look);
  document.querySelector('form button[type=submit]').click();
}`;
