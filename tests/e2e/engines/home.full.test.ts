import { describe, expect } from 'vitest';
import { addDays, dayAt } from '../../../sync/model/day/day.ts';
import { test as base } from '../../support/engines/engine-test.ts';
import { press, pressButtons, readHomeNumbers, synced } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { logInDaily, measureByReading, practise } from '../../support/fixtures/home.ts';

/** A Wednesday: on a Sunday home looks back on the week. */
const NOW = '2026-11-18T03:00:00.000Z';

/** Only Chromium has a clock that tests can set: the pages of all engines get a late one. */
function delayClock(delayMs: number) {
  const { now } = Date;
  const late = () => now() - delayMs;
  window.Date = new Proxy(Date, {
    construct: (Real, args: [] | [number]) => (args.length === 0 ? new Real(late()) : new Real(...args)),
    get: (Real, name) => (name === 'now' ? late : Reflect.get(Real, name)),
  });
}

const test = base
  .override('now', NOW)
  .extend('delayedClock', { auto: true }, async ({ site, resetSite: _reset }) => {
    await site.runBeforeApp(delayClock, Date.now() - Date.parse(NOW));
    return null;
  })
  /** The Tokyo day so many days before today. */
  .extend(
    'daysAgo',
    ({ now }) =>
      (days: number) =>
        addDays(dayAt(Date.parse(now)), -days),
  )
  /** Lets the member have joined so many days ago and logged in daily until so many days ago. */
  .extend(
    'loggedIn',
    ({ sql, member, daysAgo }) =>
      (joined: number, last: number) =>
        logInDaily(sql, member, daysAgo(joined), daysAgo(last)),
  );

describe.each(installedEngines)('home in %s', (engine) => {
  test.override('engine', engine);

  test('on the first day has the next step of the guide and nothing further', async ({ phone: { page } }) => {
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1', 復活チケット: '3' });
    await page.getByText('次はこれ').waitFor();
    expect(await page.getByRole('article', { name: '今日の10分' }).count()).toBe(0);
  });

  test.for([
    { missed: 1, run: 4 },
    { missed: 2, run: 40 },
    { missed: 8, run: 150 },
    { missed: 28, run: 750 },
  ])(
    'after $missed missed days and a run of $run joins them',
    async ({ missed, run }, { loggedIn, openSignedInPhone }) => {
      await loggedIn(run + missed, missed + 1);
      const { page } = await openSignedInPhone();
      await pressButtons(page, ...(missed > 2 ? ['ホームへ'] : []), '復活チケットを使う', 'チケットを使う');
      await expect
        .poll(() => readHomeNumbers(page))
        .toMatchObject({
          連続記録: `${run + missed + 1}`,
          総ログイン: `${run + 1}`,
          復活チケット: `${3 + Math.floor(run / 30) - missed}`,
        });
      expect(await page.getByRole('button', { name: '復活チケットを使う' }).count()).toBe(0);
    },
  );

  // Too few tickets, or too many days.
  test.for([
    { missed: 5, run: 40 },
    { missed: 29, run: 780 },
  ])(
    'after $missed missed days and a run of $run sells nothing that would not join them',
    async ({ missed, run }, { loggedIn, openSignedInPhone }) => {
      await loggedIn(run + missed, missed + 1);
      const { page } = await openSignedInPhone();
      await pressButtons(page, 'ホームへ');
      await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '1', 最長記録: `${run}` });
      expect(await page.getByRole('button', { name: '復活チケットを使う' }).count()).toBe(0);
    },
  );

  test('on the thirty-first day offers the second round and tells the earned ticket', async ({
    sql,
    member,
    daysAgo,
    loggedIn,
    openSignedInPhone,
  }) => {
    await loggedIn(30, 1);
    await sql(
      `insert into public.training_progress
         (user_id, training_type, total_lessons, current_lesson, last_watched_date, completed_at)
       values ($1, 'brain-speed', 30, 30, $2, $3)`,
      [member.userId, daysAgo(1), `${daysAgo(1)}T03:00:00Z`],
    );
    const { page } = await openSignedInPhone();
    await page.getByRole('article', { name: '復活チケットが1枚増えました' }).waitFor();
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '31', 復活チケット: '4' });
    await press(page.getByRole('link', { name: '30日のあとへ' }));
    await press(page.getByRole('link', { name: '頭の回転　二巡目' }));
    await page.getByRole('heading', { name: '二巡目の30日' }).waitFor();
  });

  test('on the three-hundredth day celebrates once, on whichever device', async ({ loggedIn, openSignedInPhone }) => {
    await loggedIn(299, 1);
    const [first, second] = [await openSignedInPhone(), await openSignedInPhone()];
    for (const { page } of [first, second]) await page.getByRole('article', { name: '200日の節目です' }).waitFor();
    await pressButtons(first.page, '閉じる');
    await first.page.getByRole('article', { name: '200日の節目です' }).waitForGone();
    await synced(first.page);
    await second.page.reload();
    await second.page.getByRole('article', { name: '200日の節目です' }).waitForGone();
  });

  test.for([30, 100, 365])(
    'on day %i offers to measure, until it is declined on one of two devices',
    async (day, { sql, member, daysAgo, loggedIn, openSignedInPhone }) => {
      // Not a return, and enough practised days to be asked nothing before.
      await loggedIn(2, 1);
      await loggedIn(day - 1, day - 1);
      for (let ago = 10; ago > 2; ago -= 1) await practise(sql, member, 'jutsu', daysAgo(ago));
      await measureByReading(sql, member, daysAgo(day - 1));
      const [first, second] = [await openSignedInPhone(), await openSignedInPhone()];
      const offer = `はじめてから${day}日`;
      for (const { page } of [first, second]) await page.getByRole('article', { name: offer }).waitFor();
      await pressButtons(first.page, '今はしない');
      await first.page.getByRole('article', { name: offer }).waitForGone();
      await synced(first.page);
      await second.page.reload();
      await second.page.getByRole('article', { name: offer }).waitForGone();
    },
  );
});
