import { describe, expect } from 'vitest';
import { testKeys } from '../../support/backend/test-keys.ts';
import type { EnginePage } from '../../support/engines/engine-page.ts';
import { test } from '../../support/engines/engine-test.ts';
import { pressButtons, synced, waitForOffline } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';
import { addedEvent, markScenariosSeen, scenarioFile } from '../../support/fixtures/materials.ts';

/** Chooses a file as the dialog of the browser does, which no driver opens the same way. */
function chooseFile(page: EnginePage, text: string): Promise<void> {
  return page.evaluate((contents) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('No file can be chosen');
    const transfer = new DataTransfer();
    transfer.items.add(new File([contents], 'added.json', { type: 'application/json' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** Opens 刹那 and returns whether the scenario is an added one. */
async function opensAdded(page: EnginePage): Promise<boolean> {
  await page.goto('/training/setsuna');
  await page.getByRole('button', { name: '思考開始' }).waitFor();
  return (await page.getByText(/^足した出来事/).count()) > 0;
}

// The document arrives after the sync; each look loads the page again, which ends a download.
const arrival = { interval: 8000, timeout: 90_000 };

describe.each(installedEngines)('material in %s', (engine) => {
  test.override('engine', engine);

  test('is added by a file, arrives on a device that was offline, stays there, and can be withdrawn', {
    timeout: 240_000,
  }, async ({ backend, sql, member, signUp, openSignedInPhone }) => {
    await sql('delete from public.materials');
    await markScenariosSeen({ sql }, member.userId, '2026-11-01');
    const phone = await openSignedInPhone(member);
    await waitForOffline(phone.page);
    // Without the app the device gets nothing.
    await phone.page.goto('/__mail.json');

    const { page } = await openSignedInPhone(await signUp('花子'));
    await page.goto('/admin');
    await page.getByLabel('管理者パスワード').fill(testKeys.adminPassword);
    await pressButtons(page, '認証する');
    await page.getByRole('tab', { name: '整える' }).click();
    await page.getByLabel('稽古').selectOption('setsuna');
    await page.getByText('まだ足した教材がありません').waitFor();
    await chooseFile(page, scenarioFile(10));
    await page.getByText('追加 10件、変更 0件、取り下げ 0件').waitFor();
    await pressButtons(page, '公開する');
    await page.getByRole('dialog').getByRole('button', { name: '公開する' }).click();
    await page.getByText('足した場面10で待つ。').waitFor();
    await page.close();

    await backend.pause();
    const returned = phone.page;
    expect(await opensAdded(returned)).toBe(false);
    await backend.resume();
    await returned.goto('/training');
    await synced(returned);
    await expect.poll(() => opensAdded(returned), arrival).toBe(true);
    await waitForOffline(returned);
    await backend.pause();
    expect(await opensAdded(returned)).toBe(true);
    await backend.resume();

    await sql('update public.materials set ended = true');
    await returned.goto('/training');
    await synced(returned);
    await expect.poll(() => opensAdded(returned), arrival).toBe(false);
    expect(await returned.getByText(addedEvent(1)).count()).toBe(0);
  });
});
