import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { practices } from '../../src/practices/registry.ts';
import { dayAt } from '../../sync/model/day/day.ts';
import { openableKeys } from '../../sync/model/lessons/lessons.ts';
import { memberAddresses } from '../support/browser/every-route.ts';
import { waitUntilLoaded } from '../support/browser/screen-visit.ts';
import { clickControl, installTranslator } from '../support/browser/translator.ts';
import { publishOpenedKeys } from '../support/fixtures/opened-keys.ts';
import { isFullRun } from '../support/run/sample-count.ts';
import { fillMember } from '../support/seed/fill-member.ts';
import { generateMember } from '../support/seed/member-rows.ts';
import { test } from '../support/test.ts';

/** The screens where translated pages used to break first. */
const QUICK = ['/training/sentsuji', '/training/jutsu', '/kata-training?tab=test', '/help', '/profile/settings'];
const drillPaths: readonly string[] = practices.map(({ path }) => path);

/** Opens a screen and clicks through it. Returns what went wrong, with the clicks before. */
async function clickThrough(page: Page, address: string, clicks: number): Promise<readonly string[]> {
  await page.goto(address);
  await waitUntilLoaded(page);
  const clicked: string[] = [];
  for (let n = 0; n < clicks; n += 1) {
    for (const field of await page.locator('main input[type=text]:visible, main textarea:visible').all()) {
      await field.fill(`春の朝 ${n}`, { timeout: 1000 }).catch(() => {});
    }
    // Evenly spread, and the same in each run.
    const name = await page.evaluate(clickControl, (n * 0.618034 + 0.3) % 1);
    if (name !== null) clicked.push(name);
    await page.clock.runFor(n % 4 === 3 ? 12_000 : 400);
    const isBroken = await page.getByText('画面を開けませんでした').count();
    const wrong = [...(isBroken > 0 ? ['is broken'] : []), ...(await page.evaluate(() => window.staleTexts()))];
    if (wrong.length > 0) return [...wrong, `after ${clicked.join(' → ')}`];
  }
  return [];
}

describe('a page whose texts a translator has replaced', () => {
  test.for([['on', 1] as const, ...(isFullRun ? [['off', 2] as const] : [])])(
    'shows what it judges and does not break, with furigana %s',
    { timeout: 900_000 },
    async ([furigana, seed], { openSignedIn, backend, member, now, sql }) => {
      await publishOpenedKeys({ sql }, openableKeys);
      const rows = generateMember(seed, dayAt(Date.parse(now)));
      await fillMember({ url: backend.url, secretKey: backend.keys.secretKey }, member.userId, rows);
      const device = await openSignedIn();
      await device.page.addInitScript(installTranslator);
      await device.page.addInitScript((choice) => localStorage.setItem('keiko.device.furigana', choice), furigana);
      const issues: Record<string, readonly string[]> = {};
      for (const address of isFullRun ? memberAddresses : QUICK) {
        const clicks = (drillPaths.includes(address) ? 12 : 6) * (isFullRun ? 2 : 1);
        const wrong = [...(await clickThrough(device.page, address, clicks)), ...device.takeErrors()];
        if (wrong.length > 0) issues[address] = wrong.map(String);
      }
      expect(issues).toEqual({});
    },
  );
});
