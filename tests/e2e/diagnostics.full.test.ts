import { describe, expect } from 'vitest';
import { startAsGuest } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

describe('the problems of a device', () => {
  test('count an unhandled rejection without its text, and are removed at the logout', async ({ device, page }) => {
    await page.evaluate(() => setTimeout(() => Promise.reject(new RangeError('橋'))));
    await expect.poll(() => device.takeErrors()).toEqual([expect.stringContaining('RangeError')]);
    await page.reload();
    const stored = () => page.evaluate(() => localStorage.getItem('keiko.diagnostics'));
    await expect.poll(stored).toContain('RangeError');
    expect(await stored()).not.toContain('橋');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('/login');
    await page.reload();
    expect(await stored()).toBeNull();
  });
});

describe('a text with an error', () => {
  test('is reported by nothing but its number, with the next problem report', async ({ page, sql }) => {
    await page.goto('/training/today');
    await page.getByRole('button', { name: 'この文について' }).click();
    await page.getByText(/文の番号（daily-\d{4}）だけを/).waitFor();
    await page.getByRole('button', { name: '知らせる' }).click();
    await page
      .getByText(/報告しました/)
      .first()
      .waitFor();
    const reported = page.waitForResponse('**/rpc/report_problems');
    await page.clock.runFor(61_000);
    await reported;
    const rows = await sql(`select code, amount::integer from private.problem_counts where kind = 'text'`);
    expect(rows).toEqual([{ code: expect.stringMatching(/^daily-\d{4}$/), amount: 1 }]);
  });

  test('cannot be reported without an account, which the app says', async ({ openGuest }) => {
    const { page } = await openGuest();
    await startAsGuest(page);
    await page.goto('/training/today');
    await page.getByRole('button', { name: 'この文について' }).click();
    await page.getByText('文の誤りは、登録すると知らせられます。').waitFor();
  });
});
