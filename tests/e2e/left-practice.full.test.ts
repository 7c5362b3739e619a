import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { setVisible } from '../support/browser/fake-iphone.ts';
import { button, finish, synced } from '../support/browser/journeys.ts';
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

  test('is recorded once when the page was hidden before its end', async ({ page, sql, member }) => {
    await answerThree(page);
    await setVisible(page, false);
    await finish(page);
    await setVisible(page, true);
    await page.clock.runFor(6000);
    await synced(page);
    expect(await sql('select status from public.training_sessions where user_id = $1', [member.userId])).toEqual([
      { status: 'completed' },
    ]);
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
});
