import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { setVisible } from '../support/browser/fake-iphone.ts';
import { button, finish, logIn, moveClocks, synced } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

async function answerThree(page: Page): Promise<void> {
  await page.goto('/training');
  await page
    .getByRole('link', { name: /十四ツ/ })
    .first()
    .click();
  for (const next of [2, 3, 4]) {
    await button(page, '次の問題').click();
    await page.getByText(`${next} 問目`).waitFor();
  }
}

describe('a practice that is left after three answers', () => {
  test('can be taken back, and is recorded otherwise', async ({ page, sql, member }) => {
    await answerThree(page);
    await button(page, '戻る').click();
    await page.getByText('1分を記録しました').first().waitFor();
    await button(page, '元に戻す').click();
    await answerThree(page);
    await button(page, '戻る').click();
    await page.getByText('1分を記録しました').first().waitFor();
    await page.clock.runFor(6000);
    await synced(page);
    expect(
      await sql('select status, practised from public.training_sessions where user_id = $1', [member.userId]),
    ).toEqual([{ status: 'left', practised: true }]);
  });

  test('is recorded at the next start when the page was killed', async ({ page, sql, member }) => {
    await answerThree(page);
    await setVisible(page, false);
    await page.goto('/');
    await synced(page);
    await expect
      .poll(() => sql('select status from public.training_sessions where user_id = $1', [member.userId]))
      .toEqual([{ status: 'left' }]);
  });

  test('is sent before a logout within the five seconds, and is not the next member’s', async ({
    page,
    sql,
    member,
    signUp,
  }) => {
    const next = await signUp('次郎');
    await answerThree(page);
    await button(page, '戻る').click();
    await page.getByText('1分を記録しました').first().waitFor();
    await page.getByRole('link', { name: 'ホーム', exact: true }).click();
    await button(page, 'ログアウト').click();
    await page.getByRole('heading', { name: 'ログイン' }).waitFor();
    const statuses = async (userId: string) =>
      sql('select status from public.training_sessions where user_id = $1', [userId]);
    expect(await statuses(member.userId)).toEqual([{ status: 'left' }]);
    await logIn(page, next);
    await page.getByRole('link', { name: '始める', exact: true }).waitFor();
    await page.clock.runFor(6000);
    await synced(page);
    expect(await statuses(next.userId)).toEqual([]);
  });

  test('is recorded when a mailed link takes its place', async ({ page, sql, member }) => {
    await answerThree(page);
    await page.evaluate(() => {
      location.hash = 'error=access_denied&error_code=otp_expired';
    });
    await page.getByText('1分を記録しました').first().waitFor();
    await page.clock.runFor(6000);
    await expect
      .poll(() => sql('select status from public.training_sessions where user_id = $1', [member.userId]))
      .toEqual([{ status: 'left' }]);
  });

  test('goes on from home within the hour, as the same visit', async ({ backend, device }) => {
    const { page } = device;
    await answerThree(page);
    await button(page, '戻る').click();
    await page.getByText('1分を記録しました').first().waitFor();
    await moveClocks(backend, device, '2026-11-20T03:50:00Z');
    await page.goto('/');
    const today = page.getByRole('article', { name: '今日の稽古' });
    await today.getByText('今日は1つ、1分').waitFor();
    await today.getByRole('link', { name: '続ける' }).click();
    await button(page, '次の問題').click();
    await finish(page, '稽古完了', 'ホームへ');
    await today.getByText('今日は1つ、2分').waitFor();
    await today.getByRole('link', { name: 'もうひとつ' }).waitFor();
    expect(await today.getByRole('link', { name: '続ける' }).count()).toBe(0);
  });
});
