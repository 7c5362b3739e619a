import { describe, expect } from 'vitest';
import { ryueSets } from '../../src/practices/ryue/content.ts';
import { createTouchDriver } from '../support/browser/input-driver.ts';
import { button } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { passLevel, shownOf } from '../support/fixtures/practices.ts';
import { test } from '../support/test.ts';

describe('the levels of a drill', () => {
  test('rise with three good visits, and go down and up by a tap', async ({ sql, member, openSignedIn }) => {
    await passLevel(sql, member, 'doko', 1);
    const { page } = await openSignedIn();
    await page.goto('/training');
    const tile = page.getByRole('link', { name: /洞顧/ });
    await tile.getByText(/中級/).waitFor();
    await tile.click();
    await page.getByText(/^あと(9|10|11)問$/).waitFor();
    for (const name of ['正解を見る', '稽古完了']) await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: '次は初級で' }).waitFor();
    expect(await page.getByText('中級', { exact: true }).count()).toBe(0);
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '次は初級で' }).click();
    await page.getByText('次は初級です。').waitFor();
    await page.goto('/training/doko');
    await page.getByText('伏せられた情景').first().waitFor();
    for (const name of ['正解を見る', '稽古完了']) await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: '次は中級で' }).click();
    await page.getByText('次は中級です。').waitFor();
    await page.goto('/training');
    await tile.getByText(/中級/).waitFor();
  });

  test('have the changes of a picture touched or chosen from 中級 on', async ({ sql, member, openSignedIn }) => {
    await passLevel(sql, member, 'ryue', 1);
    const { page } = await openSignedIn();
    const driver = createTouchDriver(page);
    await page.goto('/training/ryue');
    for (const name of ['始める', '2枚目を開く']) await driver.press(button(page, name));
    const picture = page.locator('main svg[role=img]');
    const set = await shownOf(page, ryueSets, ({ title }) => title);
    const [touched, chosen] = set.changes;
    const [left, top, width, height] = touched.areas[0];
    const { width: shownWidth = 0 } = (await picture.boundingBox()) ?? {};
    const scale = shownWidth / 360;
    await picture.tap({ position: { x: (left + width / 2) * scale, y: (top + height / 2) * scale } });
    await page.getByRole('status').filter({ hasText: touched.now }).waitFor();
    await page.getByText('一覧から選ぶ').tap();
    await driver.press(button(page, chosen.name));
    await page.getByText('あと3回。').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '2枚を重ねる'));
    expect(await page.getByText('見つけた').count()).toBe(2);
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('slider').inputValue()).toBe('95');
  });
});
