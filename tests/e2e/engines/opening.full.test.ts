import { describe, expect } from 'vitest';
import { testKeys } from '../../support/backend/test-keys.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test } from '../../support/engines/engine-test.ts';
import { pressButtons, synced, waitForOffline } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

const NAME = '覚えて、取り出す';
const PATH = '/training/tokushu/memory-enhancement';

describe.each(installedEngines)('what the admin opens, in %s', (engine) => {
  test.override('engine', engine);

  test('reaches a device that was offline, works offline, and keeps its progress when it is closed', {
    timeout: 300_000,
  }, async ({ backend, sql, member, signUp, openSignedInPhone }) => {
    const phone = await openSignedInPhone();
    await waitForOffline(phone.page);
    // Without the app the device gets nothing.
    await phone.page.goto('/__mail.json');
    const admin = await openSignedInPhone(await signUp(`花子 ${engine}`));
    await admin.page.goto('/admin?tab=open');
    await admin.page.getByLabel('管理者パスワード').fill(testKeys.adminPassword);
    await pressButtons(admin.page, '認証する');
    await toggle(admin.page, '公開中');

    await backend.pause();
    const { page } = phone;
    await page.goto(PATH);
    await page.getByText('準備中').waitFor();
    await page.goto('/training/tokushu/brain-speed');
    await pressButtons(page, '開始', '視聴完了', 'レッスンの一覧へ');
    await page.getByText('1/30').waitFor();

    await backend.resume();
    await page.goto(PATH);
    await page.getByText('0/30').waitFor({ timeout: 60_000 });
    await synced(page);
    await backend.pause();
    await page.reload();
    await pressButtons(page, '開始', '稽古完了', 'レッスンの一覧へ');
    await page.getByText('1/30').waitFor();
    await backend.resume();
    await page.reload();
    await synced(page);

    await toggle(admin.page, '準備中');
    // A visit that has begun goes on, so each look loads the page again.
    await expect.poll(() => isClosed(page), { interval: 8000, timeout: 90_000 }).toBe(true);
    await page.goto('/training/tokushu');
    await page.getByRole('link', { name: new RegExp(`${NAME}.*準備中`) }).waitFor();
    expect(
      await sql(
        `select training_type, current_lesson from public.training_progress where user_id = $1 order by training_type`,
        [member.userId],
      ),
    ).toEqual([
      { training_type: 'brain-speed', current_lesson: 2 },
      { training_type: 'memory-enhancement', current_lesson: 2 },
    ]);

    await toggle(admin.page, '公開中');
    await expect.poll(() => isClosed(page), { interval: 8000, timeout: 90_000 }).toBe(false);
    await toggle(admin.page, '準備中');
  });
});

/** Opens the programme and returns whether it says that it is closed. */
async function isClosed(page: EnginePage): Promise<boolean> {
  await page.goto(PATH);
  await page.getByText(/^1\/30$|終えた1回の記録は残っていて/).waitFor();
  return (await page.getByText(/終えた1回の記録は残っていて/).count()) > 0;
}

/** Presses the programme's switch, confirms, and waits for its state. */
async function toggle(page: EnginePage, state: '公開中' | '準備中'): Promise<void> {
  const row = page.locator('main li').filter({ hasText: new RegExp(NAME) });
  await row.getByRole('switch').click();
  const answer = state === '準備中' ? '閉じる' : '開く';
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  await row.getByText(state).waitFor();
}
