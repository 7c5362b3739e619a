import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { limits } from '../../sync/model/limits.ts';
import type { TestBackend } from '../support/backend/backend.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { follow, readHomeNumbers, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { practise } from '../support/fixtures/home.ts';
import { type Member, test } from '../support/test.ts';

type Kind = 'login' | 'ticket';

/** Inserts login records on the server, claimed at noon in Tokyo; tickets on the following day. */
async function insertRecords(sql: TestBackend['sql'], { userId }: Member, days: Readonly<Record<string, Kind>>) {
  await sql(`update public.users set created_at = '2026-09-01T03:00:00Z' where id = $1`, [userId]);
  for (const [day, kind] of Object.entries(days)) {
    await sql(
      `insert into public.login_records (user_id, login_date, kind, claimed_at)
       values ($1, $2::date, $3, ($2::date + $4::integer + time '12:00') at time zone 'Asia/Tokyo')`,
      [userId, day, kind, kind === 'ticket' ? 1 : 0],
    );
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a day of the calendar, reads its details and closes them. */
async function readDay(page: Page, day: string): Promise<string> {
  await button(page, day).click();
  const dialog = page.getByRole('dialog', { name: day.split(' ')[0] ?? '' });
  for (const folded of await dialog.locator('summary').all()) await folded.click();
  const parts = [dialog.getByRole('paragraph'), dialog.getByRole('definition')];
  const words = (await Promise.all(parts.map((part) => part.allTextContents()))).flat().join(' ');
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await dialog.waitFor({ state: 'detached' });
  return words;
}

describe('the calendar', () => {
  test('has six weeks from Sunday and details of every day, without issues', async ({ sql, member, openSignedIn }) => {
    await insertRecords(sql, member, {
      '2026-09-30': 'ticket',
      '2026-10-01': 'login',
      '2026-11-01': 'ticket',
      '2026-11-02': 'login',
    });
    await practise(sql, member, 'jutsu', '2026-11-02');
    await practise(sql, member, 'jutsu', '2026-11-04');
    const device = await openSignedIn();
    const { page } = device;
    await follow(page, '記録');
    const table = page.getByRole('table', { name: '2026年11月' });
    await table.waitFor();
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([...'日月火水木金土']);
    expect(await table.getByRole('cell').count()).toBe(42);
    expect(await table.locator('[aria-current="date"]').getAttribute('aria-label')).toBe('11月20日 ログイン');
    expect(await readDay(page, '11月2日 ログイン、稽古')).toBe('1回・5分 ログイン 12:00 同期済み');
    expect(await readDay(page, '11月1日 チケット')).toBe('復活チケット 11月2日 12:00 同期済み');
    expect(await readDay(page, '11月3日 記録なし')).toBe('記録なし');
    // Practised on a day whose login never arrived: marked all the same, as home and the year count it.
    expect(await readDay(page, '11月4日 稽古')).toBe('1回・5分');
    const look = (day: string) => button(page, day).getAttribute('class');
    expect(await look('11月4日 稽古')).toBe(await look('11月2日 ログイン、稽古'));
    // On a phone of 360 px a day is as large as a finger needs.
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await button(page, '11月2日 ログイン、稽古').boundingBox()).toMatchObject({ width: 44, height: 44 });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await button(page, '次の月').isDisabled()).toBe(true);
    await button(page, '前の月').click();
    // October also shows the last days of September and the first ones of November.
    await page.getByRole('table', { name: '2026年10月' }).waitFor();
    await button(page, '9月30日 チケット').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('has the year as a ring below after thirty practised days, whose days open', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await insertRecords(sql, member, { '2026-10-01': 'login' });
    for (let day = 1; day <= 30; day += 1)
      await practise(sql, member, 'jutsu', `2026-10-${String(day).padStart(2, '0')}`);
    const { page } = await openSignedIn();
    await page.goto('/streak');
    const card = page.getByRole('region', { name: '2026年の輪' });
    await card.getByText('10月30日').waitFor();
    expect(await button(page, '次の稽古した日').isDisabled()).toBe(true);
    await button(page, '前の稽古した日').click();
    await card.getByText('10月29日').waitFor();
    // The lowest point is in July; the nearest practised day is the first of October.
    const ring = button(page, '選んだ日をひらく');
    const { width = 0, height = 0 } = (await ring.boundingBox()) ?? {};
    await ring.click({ position: { x: width / 2, y: height - 4 } });
    await card.getByText('10月1日').waitFor();
    await ring.press('Enter');
    const dialog = page.getByRole('dialog', { name: '10月1日' });
    await dialog.getByText('1回・5分').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await dialog.getByRole('button', { name: '閉じる' }).click();
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('marks the days of a pause, which ends when the app is opened again', async ({
    backend,
    sql,
    member,
    device,
  }) => {
    const { page } = device;
    await page.goto('/notifications');
    await button(page, 'しばらく休む').click();
    const question = page.getByRole('alertdialog', { name: 'しばらく休みますか' });
    await question.getByText('いまの1日は最長記録に残ります。').waitFor();
    await question.getByRole('button', { name: '休む' }).click();
    await page.getByText('明日以降、次にひらいた日に終わります。').waitFor();
    const stored = () =>
      sql("select entries from public.member_settings where key = 'pause' and user_id = $1", [member.userId]);
    await expect.poll(stored).toEqual([{ entries: { '2026-11-20': 1 } }]);

    await backend.setNow('2026-11-23T03:00:00Z');
    await device.setClock('2026-11-23T03:00:00Z');
    await page.goto('/streak');
    await button(page, '本日は記録済み').waitFor();
    expect(await readDay(page, '11月22日 休み')).toBe('休み');
    await page.getByText('休んだ日', { exact: true }).waitFor();
    await button(page, '11月20日 ログイン').waitFor();
    await expect.poll(stored).toEqual([{ entries: { '2026-11-20': limits.setting_count_max - 3 } }]);
    await button(page, '11月21日 休み').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.goto('/notifications');
    await button(page, 'しばらく休む').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
  });

  test('shows a day recorded offline as pending', async ({ device }) => {
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await device.setClock('2026-11-21T03:00:00Z');
    await page.goto('/streak');
    await button(page, '本日は記録済み').waitFor();
    expect(await readDay(page, '11月21日 ログイン')).toMatch(/^ログイン \d+:\d\d 未送信$/);
  });
});

describe('a revival ticket', () => {
  test('shows the warning, and is not used up when it cannot be stored', async ({ sql, member, openSignedIn }) => {
    // Longer ago than three tickets reach.
    await insertRecords(sql, member, { '2026-11-10': 'login' });
    const { page } = await openSignedIn();
    await follow(page, '記録');
    const card = page.getByRole('region', { name: '復活チケット' });
    await card.getByText('残り3枚', { exact: true }).waitFor();
    const lines = await card
      .getByText('残りが3枚 → 2枚')
      .evaluate((words) => new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size);
    expect(lines).toBe(1);
    await page.evaluate(failToStoreDays);
    await button(page, '復活チケットを使う').click();
    const question = page.getByRole('alertdialog', { name: '復活チケットを使いますか' });
    const words = await question.textContent();
    for (const part of ['連続記録 1日 → 2日', '残り枚数 3枚 → 2枚', '一昨日の記録がないため']) {
      expect(words).toContain(part);
    }
    await button(page, 'チケットを使う').click();
    await page.getByRole('alertdialog', { name: 'チケットの使用に失敗しました' }).getByRole('button').click();
    await card.getByText('残り3枚', { exact: true }).waitFor();
  });

  test('covers a gap, or yesterday alone where the member wants to keep the others', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await insertRecords(sql, member, { '2026-11-16': 'login', '2026-11-17': 'login' });
    const { page } = await openSignedIn();
    await follow(page, '記録');
    const card = page.getByRole('region', { name: '復活チケット' });
    await card.getByText('残りが3枚 → 1枚').waitFor();
    await card.getByText('前の2日とはつながりません').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '昨日だけ補う（1枚）').click();
    await page.getByRole('alertdialog').getByText('残り枚数 3枚 → 2枚').waitFor();
    await button(page, 'チケットを使う').click();
    await card.getByText('残り2枚', { exact: true }).waitFor();
    await synced(page);
    expect(
      await sql("select login_date::text from public.login_records where kind = 'ticket' and user_id = $1", [
        member.userId,
      ]),
    ).toEqual([{ login_date: '2026-11-19' }]);
  });

  test('cannot be used when none is left, regardless of yesterday', async ({ sql, member, openSignedIn }) => {
    await insertRecords(sql, member, {
      '2026-11-12': 'ticket',
      '2026-11-14': 'ticket',
      '2026-11-16': 'ticket',
      '2026-11-19': 'login',
    });
    const device = await openSignedIn();
    const { page } = device;
    await follow(page, '記録');
    const card = page.getByRole('region', { name: '復活チケット' });
    await card.getByText('残り0枚').waitFor();
    await card.getByText('復活チケットが残っていません').waitFor();
    expect(await button(page, '復活チケットを使う').isDisabled()).toBe(true);
  });
});

describe('a login that cannot be stored', () => {
  test('shows an error on the home screen and beside the button, and can be retried', async ({ device }) => {
    const { page, context } = device;
    await waitForOffline(page);
    await context.setOffline(true);
    await page.addInitScript(failToStoreDays);
    await device.setClock('2026-11-21T03:00:00Z');
    await page.goto('/');
    await page.getByRole('alert').getByText('ログイン処理に失敗しました').waitFor();
    await page.goto('/streak');
    await page.getByRole('alert').getByText('ログイン処理に失敗しました').waitFor();
    await page.evaluate(() => Reflect.set(window, 'roomForDays', true));
    await button(page, '今日のログインを記録する').click();
    await button(page, '本日は記録済み').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await follow(page, 'ホーム');
    await expect.poll(() => readHomeNumbers(page)).toMatchObject({ 連続記録: '2', 総ログイン: '2' });
  });
});

/** Runs in the page: writes of login records fail until `roomForDays` is set. */
function failToStoreDays() {
  const { put, add } = IDBObjectStore.prototype;
  const isFull = ([value]: readonly unknown[]) =>
    String(Reflect.get(Object(value), 'id')).startsWith('login_records/') &&
    Reflect.get(window, 'roomForDays') !== true;
  const full = () => new DOMException('full', 'QuotaExceededError');
  IDBObjectStore.prototype.put = function (...args) {
    if (isFull(args)) throw full();
    return put.apply(this, args);
  };
  IDBObjectStore.prototype.add = function (...args) {
    if (isFull(args)) throw full();
    return add.apply(this, args);
  };
}
