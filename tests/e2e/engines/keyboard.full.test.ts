import { describe, expect } from 'vitest';
import type { EngineLocator, EnginePage } from '../../support/engines/engine-page.ts';
import { test } from '../../support/engines/engine-test.ts';
import { synced } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 80;

/** Reaches a control with Tab and presses it with Enter. */
async function press(page: EnginePage, control: EngineLocator): Promise<void> {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return page.press('Enter');
    await page.press('Tab');
  }
  throw new Error('Cannot reach the control with the Tab key');
}

// Chromium's keyboard is tried in ../keyboard.test.ts.
describe.each(installedEngines.filter((engine) => engine !== 'chromium'))('with a keyboard only, %s', (engine) => {
  test.override('engine', engine);

  test('plays a drill to its end', async ({ sql, member, phone: { page } }) => {
    await page.goto('/training');
    await press(page, page.getByRole('link', { name: /^十四ツ/ }));
    await press(page, page.getByRole('button', { name: '次の問題' }));
    await page.getByText(/2 問目/).waitFor();
    await press(page, page.getByRole('button', { name: '稽古完了' }));
    await press(page, page.getByRole('button', { name: '稽古の一覧へ' }));
    await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
    await synced(page);
    expect(await sql('select training_type from public.training_sessions where user_id = $1', [member.userId])).toEqual(
      [{ training_type: 'jutsu' }],
    );
  });
});
