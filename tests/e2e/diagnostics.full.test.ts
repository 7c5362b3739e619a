import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { startAsGuest } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

const KATA = '橋を渡る前に足もとを見る';

describe('the diagnostics', () => {
  test('of a failed sync have its code and no content', async ({ page, member }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const failure = { status: 500, contentType: 'application/json', body: '{}' };
    await page.context().route('**/rpc/sync_exchange', (route) => route.fulfill(failure));
    await page.goto('/kata-training');
    await page.getByLabel('象', { exact: true }).fill(KATA);
    await page.getByLabel('意識', { exact: true }).fill(KATA);
    await page.getByRole('button', { name: '型を登録する' }).click();
    await page.getByText('型を登録しました').first().waitFor();
    await page.goto('/sync');
    await page.getByText('（コード: server）').waitFor();
    await page.getByRole('button', { name: '診断情報をコピー' }).click();
    await page.getByText('診断情報をコピーしました').first().waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^build: [\w-]{8}$/m);
    expect(text).toMatch(/^data: pending=1 rejected=0 syncedAt=2026-11-20/m);
    expect(text).toContain('lastError=server');
    expect(text).toMatch(/^problems: .*sync\/server x\d/m);
    const { email, password, userId } = member;
    for (const secret of ['橋', '太郎', email, password, userId]) expect(text).not.toContain(secret);
  });

  test('are shown to select when the browser refuses to copy', async ({ openSignedIn }) => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
    const { page } = await openSignedIn({ prepare });
    await page.goto('/sync');
    await page.getByRole('button', { name: '診断情報をコピー' }).click();
    await page.getByRole('textbox', { name: '診断情報' }).waitFor();
    expect(await page.evaluate(() => document.getSelection()?.toString())).toMatch(/^Keiko diagnostics\n/);
  });
});

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
