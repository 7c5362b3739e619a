import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { openSlowLine, type SlowLine } from '../support/backend/slow-line.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { pill, synced } from '../support/browser/journeys.ts';
import { test as base, type Member } from '../support/test.ts';

/** 1 Mbit/s, with the round trip of a phone. */
const LINE = { bytesPerSecond: 125_000, roundTripMs: 60 };

/** Bytes per second once home has what it needs, so that the history takes its time. */
const SLOWER = 12_000;

const DAYS = 1800;
const KATA = 1000;
const SESSIONS = 7200;

/** The rows that the server has besides: the profile. */
const TOTAL = DAYS + KATA + SESSIONS + 1;

const test = base
  .override('joined', '2021-11-20T03:00:00Z')
  .extend('line', async ({ backend }, { onCleanup }): Promise<SlowLine> => {
    const line = await openSlowLine(backend.url, LINE);
    onCleanup(() => line.close());
    return line;
  })
  /** The member of the test with 10,000 rows; what home needs was written last. */
  .extend('veteran', async ({ member, sql }): Promise<Member> => {
    await sql(
      `insert into public.training_sessions (user_id, id, training_type, video_title, duration_minutes, completed_at)
       select $1, gen_random_uuid(), 'sojo', '相乗', 5 + n % 20, private.now() - n * interval '6 hours'
       from generate_series(1, $2::int) n`,
      [member.userId, SESSIONS],
    );
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki)
       select $1, gen_random_uuid(), '象' || n, '意識' || n from generate_series(1, $2::int) n`,
      [member.userId, KATA],
    );
    await sql(
      `insert into public.login_records (user_id, login_date, kind, claimed_at, tz, device)
       select $1, private.tokyo_today() - n, 'login', private.now() - n * interval '1 day', 'Asia/Tokyo', gen_random_uuid()
       from generate_series(1, $2::int) n`,
      [member.userId, DAYS],
    );
    return member;
  });

/** Fills in the login form and waits until the app is on the device, as it is after some typing. */
async function fillLogin(page: Page, { email, password }: Member): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('ユーザー名またはメールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await waitForOffline(page);
}

describe('a new device on a line of 1 Mbit/s, of a member with 10,000 rows', () => {
  test('shows home before the history is complete, and how much has arrived', { timeout: 300_000 }, async ({
    annotate,
    line,
    openGuest,
    veteran,
  }) => {
    const { page } = await openGuest({ url: line.url });
    page.setDefaultTimeout(60_000);
    const arrived = page.getByText(/^[\d,]+\/10,001$/);
    await fillLogin(page, veteran);
    const before = line.bytes();
    const start = Date.now();
    const firstPage = page.waitForResponse(/sync_exchange/);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await firstPage.then((response) => response.finished());
    await annotate(`first page after ${Date.now() - start} ms and ${line.bytes() - before} bytes`);
    line.setSpeed(SLOWER);
    await page
      .getByText((DAYS + 1).toLocaleString('ja-JP'), { exact: true })
      .first()
      .waitFor();
    await annotate(`home after ${Date.now() - start} ms`);
    await arrived.waitFor();
    expect(await pill(page).first().textContent()).toBe('同期中');

    await page.reload();
    await arrived.waitFor();
    await page.getByRole('link', { name: '同期の状態を見る' }).click();
    const bar = page.getByRole('progressbar', { name: '受け取った記録' });
    const count = async () => Number(await bar.getAttribute('aria-valuenow'));
    const early = await count();
    expect(early).toBeGreaterThanOrEqual(500);
    expect(await bar.getAttribute('aria-valuemax')).toBe(`${TOTAL}`);
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(early);

    line.setSpeed(LINE.bytesPerSecond);
    await synced(page);
    expect(await bar.count()).toBe(0);
  });
});
