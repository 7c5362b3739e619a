import { describe, expect } from 'vitest';
import { addDays, dayAt } from '../../../sync/rules/day.ts';
import { test as base } from '../../support/engines/engine-test.ts';
import { press, pressButtons, readHomeNumbers, synced } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { doGuideSteps, logInDaily, writeNote } from '../../support/fixtures/home.ts';

const test = base
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

  test('after a missed day uses a ticket', async ({ loggedIn, openSignedInPhone }) => {
    await loggedIn(5, 2);
    const { page } = await openSignedInPhone();
    await pressButtons(page, '復活チケットを使う', 'チケットを使う');
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '6', 総ログイン: '5', 復活チケット: '2' });
    expect(await page.getByRole('button', { name: '復活チケットを使う' }).count()).toBe(0);
  });

  test('on the tenth day shows a line of a week ago', async ({ sql, member, daysAgo, loggedIn, openSignedInPhone }) => {
    await loggedIn(9, 1);
    await doGuideSteps(sql, member, daysAgo(1));
    await sql('update public.training_progress set last_watched_date = $2 where user_id = $1', [
      member.userId,
      daysAgo(0),
    ]);
    await writeNote(sql, member, '川沿いで鴨の数をかぞえた。', daysAgo(7));
    const { page } = await openSignedInPhone();
    // The first measurement is offered until then.
    await pressButtons(page, '今はしない');
    await page.getByRole('heading', { name: '7日前のひとこと' }).waitFor();
    expect(await page.getByRole('article', { name: '今日の10分' }).count()).toBe(1);
    expect(await page.getByText('次はこれ').count()).toBe(0);
  });

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
});
