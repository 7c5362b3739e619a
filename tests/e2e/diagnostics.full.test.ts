import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { startAsGuest } from '../support/browser/journeys.ts';
import { test } from '../support/test.ts';

const KATA = '橋を渡る前に足もとを見る';

const failures = [
  { name: 'an error 500', code: 'server', reply: { status: 500, contentType: 'application/json', body: '{}' } },
  { name: 'no connection', code: 'network', reply: null },
] as const;

/** Lets every exchange fail. */
async function breakExchange(page: Page, reply: (typeof failures)[number]['reply']): Promise<void> {
  await page
    .context()
    .route('**/rpc/sync_exchange', (route) =>
      reply === null ? route.abort('connectionrefused') : route.fulfill(reply),
    );
}

async function registerKata(page: Page): Promise<void> {
  await page.goto('/kata-training');
  await page.getByLabel('象', { exact: true }).fill(KATA);
  await page.getByLabel('意識', { exact: true }).fill(KATA);
  await page.getByRole('button', { name: '型を登録する' }).click();
  await page.getByText('型を登録しました').first().waitFor();
}

/** The stored refresh and access tokens. */
function readTokens(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('keiko-auth');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const get = request.result.transaction('session').objectStore('session').get('session');
          get.onsuccess = () => resolve([get.result.access_token, get.result.refresh_token]);
        };
      }),
  );
}

describe('the diagnostics', () => {
  test.for(failures)('of $name have its code and no content', async ({ code, reply }, { page, member }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await breakExchange(page, reply);
    await registerKata(page);
    await page.goto('/sync');
    await page.getByText(`（コード: ${code}）`).waitFor();
    await page.getByText(`型「${KATA}」`).waitFor();
    await page.getByRole('button', { name: '診断情報をコピー' }).click();
    await page.getByText('診断情報をコピーしました').first().waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^build: index-.+\.js$/m);
    expect(text).toMatch(/^data: pending=1 rejected=0 syncedAt=2026-11-20/m);
    expect(text).toContain(`lastError=${code}`);
    expect(text).toMatch(new RegExp(` request-failed kind=${code} `));
    expect(text).toMatch(/ request-sent pushed=1 bytes=\d+/);
    // Recorded by the page before this one.
    expect(text.match(/ app-started /g)?.length).toBeGreaterThan(1);
    const [accessToken = '', refreshToken = ''] = await readTokens(page);
    const { email, password, userId } = member;
    const secrets = [KATA, '橋', email, password, userId, '太郎', accessToken, refreshToken];
    expect(Math.min(...secrets.map(({ length }) => length))).toBeGreaterThan(0);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('are shown to select when the browser refuses to copy', async ({ openSignedIn }) => {
    const prepare = (page: Page) =>
      page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
    const { page } = await openSignedIn({ prepare });
    await page.goto('/sync');
    await page.getByRole('button', { name: '診断情報をコピー' }).click();
    const area = page.getByRole('textbox', { name: '診断情報' });
    await area.waitFor();
    expect(await page.evaluate(() => document.getSelection()?.toString())).toMatch(/^Keiko diagnostics\n/);
    expect(await area.inputValue()).toContain(' sync-finished ');
  });

  test('record an unhandled rejection, and are removed at the logout', async ({ device, page }) => {
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
