import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { lessons } from '../../src/features/lessons/content/lessons.ts';
import { createKeyboardDriver, type KeyboardDriver } from '../support/browser/input-driver.ts';
import { pill, readHomeNumbers, synced } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

const STEPS = lessons.find(({ id }) => id === 1)?.steps.length ?? 0;

let page: Page;
let driver: KeyboardDriver;

test.override('joined', '2026-11-17T03:00:00Z');

/** The member joined three days ago, logged in on two days and missed yesterday. */
test.beforeAll(async ({ sql, sharedMember, sharedGuest }) => {
  await sql(
    `insert into public.login_records (user_id, login_date, kind, claimed_at, tz)
     select $1, day, 'login', day + time '09:00', 'Asia/Tokyo'
     from unnest(array['2026-11-17', '2026-11-18']::date[]) day`,
    [sharedMember.userId],
  );
  page = sharedGuest.page;
  driver = createKeyboardDriver(page);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const hasFocus = (control: Locator) => control.evaluate((element) => element.contains(document.activeElement));

async function openLink(name: string | RegExp, leadsTo: string): Promise<void> {
  await driver.press(link(name));
  await title(leadsTo).waitFor();
  await expect.poll(() => hasFocus(title(leadsTo))).toBe(true);
}

describe('by the keyboard alone', () => {
  test('a member logs in, reads the announcement, and restores the streak with a ticket', async ({ sharedMember }) => {
    await page.goto('/login');
    await driver.write(page.getByLabel('ユーザー名またはメールアドレス'), sharedMember.email);
    await driver.write(page.getByLabel('パスワード', { exact: true }), sharedMember.password);
    await page.keyboard.press('Enter');
    await driver.press(button('確認しました'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => (await readHomeNumbers(page)).連続記録).toBe('1');

    await openLink('記録', '連続記録');
    await driver.press(button('復活チケットを使う'));
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await hasFocus(button('復活チケットを使う'))).toBe(true);
    await page.keyboard.press('Enter');
    await driver.press(button('チケットを使う'));
    await page.getByText('11月19日を復活チケットでつなぎました').first().waitFor();
    await openLink('ホーム', '稽古');
    await expect.poll(async () => (await readHomeNumbers(page)).連続記録).toBe('4');
  });

  test('the first tab stop skips the bars to the main content', async () => {
    await page.reload();
    // The first paint comes from the home cache; wait for the live screen.
    await expect.poll(() => pill(page).textContent()).toBe('同期済み');
    await page.keyboard.press('Tab');
    expect(await hasFocus(link('本文へ移動'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
  });

  test('a member registers a kata and completes a test', async () => {
    await openLink('稽古', '稽古');
    await openLink(/型の稽古/, '型の稽古');
    await driver.write(page.getByLabel('象', { exact: true }), '朝の海');
    await driver.write(page.getByLabel('意識', { exact: true }), '足の裏');
    await driver.press(button('型を登録する'));
    await page.getByText('型を登録しました').first().waitFor();
    await driver.reach(page.getByRole('tab', { name: '登録' }));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => hasFocus(page.getByRole('tab', { name: 'テスト' }))).toBe(true);
    await driver.press(button('テストを開始'));
    await driver.press(button('答えを見る'));
    await driver.press(button('テスト完了'));
    await page.getByRole('heading', { name: 'テストが終わりました' }).waitFor();
    await driver.press(button('テストを閉じる'));
    await button('テストを開始').waitFor();
  });

  test('a member completes a guided lesson', async () => {
    await openLink('稽古', '稽古');
    await openLink(/特殊意識の稽古/, '特殊意識の稽古');
    await openLink(/頭の回転を上げる/, '頭の回転を上げる');
    await driver.press(button('開始'));
    await title('レッスン1').waitFor();
    await driver.press(button('ガイドを始める'));
    await page.getByRole('heading', { name: `手順 1 / ${STEPS}` }).waitFor();
    await driver.press(button('一時停止'));
    await driver.press(button('再開'));
    for (let step = 0; step < STEPS; step += 1) await driver.press(button('次へ'));
    await driver.press(button('視聴完了'));
    await driver.press(button('レッスンの一覧へ'));
    await page.getByText('1/30').waitFor();
  });

  test('a drill has keys of its own, which never take a key from a text field', async () => {
    await page.goto('/training');
    await openLink(/選辻/, '選辻の稽古');
    await page.getByRole('group', { name: '答え' }).waitFor();
    // The keys are loaded after the screen.
    const chosen = page.getByRole('group', { name: '答え' }).getByRole('button', { pressed: true });
    await expect
      .poll(async () => {
        await page.keyboard.press('2');
        return chosen.count();
      })
      .toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 / 10').waitFor();
    await page.evaluate(() => {
      localStorage.setItem('keiko.device.character-keys', 'off');
      window.dispatchEvent(new StorageEvent('storage', { key: 'keiko.device.character-keys' }));
    });
    await page.keyboard.press('2');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(await chosen.count()).toBe(0);
    await page.keyboard.press('Escape');
    await title('十七の稽古').waitFor();

    await page.goto('/training/sakiyomi');
    const guess = page.getByRole('textbox');
    await driver.write(guess, '1 ');
    await page.keyboard.press('Escape');
    expect(await guess.inputValue()).toBe('1 ');
    await guess.fill('');
    await page.keyboard.press('Escape');
    await guess.waitFor({ state: 'detached' });
  });

  test('a member edits the profile, and all changes reach the server', async ({ sql, sharedMember }) => {
    await openLink('プロフィール', 'プロフィール');
    await driver.press(link('プロフィールを編集'));
    await driver.write(page.getByLabel('地域'), '長野県');
    await driver.press(button('保存する'));
    await page.getByText('プロフィールを更新しました').first().waitFor();
    await synced(page);
    const [row] = await sql(
      `select location, (select kind from public.login_records where user_id = u.id and login_date = '2026-11-19') as yesterday,
              (select zou from public.kata_forms where user_id = u.id) as kata,
              (select current_lesson from public.training_progress where user_id = u.id) as lesson
       from public.users u where id = $1`,
      [sharedMember.userId],
    );
    expect(row).toEqual({ location: '長野県', yesterday: 'ticket', kata: '朝の海', lesson: 2 });
  });
});
