import { describe, expect } from 'vitest';
import { obviousThings } from '../../src/practices/bunkai/content.ts';
import { voiceOf } from '../../src/practices/goshoku/colours.ts';
import { colouredSentences } from '../../src/practices/goshoku/content.ts';
import { tellingEvents } from '../../src/practices/kyokun/content.ts';
import { createTouchDriver } from '../support/browser/input-driver.ts';
import { button, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { publishOpenedKeys } from '../support/fixtures/opened-keys.ts';
import { createStoredPractices, listTitle, shownOf } from '../support/fixtures/practices.ts';
import { test as base } from '../support/test.ts';

const test = base.extend('stored', ({ sql, member }) => createStoredPractices(sql, member));

describe('五色', () => {
  test('returns to the colour that did not come out, and brings it back on another day', async ({
    page,
    backend,
    stored,
  }) => {
    await publishOpenedKeys(backend, ['goshoku']);
    const driver = createTouchDriver(page);
    await page.goto('/training/goshoku');
    await button(page, '色をつける').waitFor();
    const item = await shownOf(page, colouredSentences, ({ sentence }) => `「${sentence}」`);
    const names = item.colours.map(({ colour }) => voiceOf(colour).name);
    await driver.press(button(page, '色をつける'));
    await page.getByRole('heading', { name: names[0] ?? '' }).waitFor();
    await driver.press(button(page, '塗れた'));
    await driver.press(button(page, '次の色'));
    await driver.press(button(page, '塗れない'));
    expect(await findScreenIssues(page)).toEqual([]);
    for (const next of ['次の色', '次の色', '次の色', '五色を言い終えた']) await driver.press(button(page, next));
    await page.getByRole('heading', { name: 'いちばん塗りにくかった色' }).waitFor();
    expect(await button(page, names[1] ?? '').getAttribute('aria-pressed')).toBe('true');
    await driver.press(button(page, names[2] ?? ''));
    expect(await button(page, names[1] ?? '').getAttribute('aria-pressed')).toBe('false');
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '仕上げへ'));
    await page.getByText('どんな声だったかを見る').click();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '次の色'));
    await driver.press(button(page, '言い終える'));
    await driver.press(button(page, '稽古の一覧へ'));
    await listTitle(page).waitFor();
    await synced(page);
    await expect.poll(stored.grades).toEqual([
      [`${item.id}-1`, 'remembered'],
      [`${item.id}-2`, 'again'],
    ]);

    const later = '2026-11-24T03:00:00Z';
    await backend.setNow(later);
    await page.clock.setSystemTime(later);
    await page.goto('/training/goshoku');
    await page.getByText(`前に塗りにくかった「${names[1]}」も出てきます。`).waitFor();
    expect(await page.locator('main').textContent()).not.toContain(`「${item.sentence}」`);
  });
});

describe('教訓', () => {
  test('writes down the line that the member chose, under the question, to come again', async ({
    page,
    backend,
    sql,
    member,
    stored,
  }) => {
    await publishOpenedKeys(backend, ['kyokun']);
    const driver = createTouchDriver(page);
    await page.goto('/training/kyokun');
    await button(page, '立場を移す').waitFor();
    const { id, question, samples } = await shownOf(page, tellingEvents, ({ event }) => event);
    await driver.press(button(page, '立場を移す'));
    await page.getByRole('heading', { name: '当人として' }).waitFor();
    await page.getByLabel('一行').fill('先に、声に出す。');
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '次の立場へ'));
    expect(await page.getByLabel('一行').inputValue()).toBe('');
    await driver.press(button(page, '次の立場へ'));
    await page.getByLabel('一行').fill('待たせたら、茶を出す。');
    await driver.press(button(page, '一行を見比べる'));
    await page.getByRole('heading', { name: '今週使えそうなのは' }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '待たせたら、茶を出す。'));
    await page.getByText(samples[0]).waitFor();
    await page.getByText('先に、声に出す。').waitFor();
    expect(await page.getByLabel('ひとこと').inputValue()).toBe('待たせたら、茶を出す。');
    await driver.press(button(page, 'もうひと息'));
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '稽古の一覧へ'));
    await listTitle(page).waitFor();
    await synced(page);
    await expect.poll(stored.notes).toEqual([{ text: '待たせたら、茶を出す。', about: 'kyokun', question }]);
    const recalls = await sql('select recall from public.notes where user_id = $1', [member.userId]);
    expect(recalls).toEqual([{ recall: 'week' }]);
    await expect.poll(stored.grades).toEqual([[`${id}-1`, 'hard']]);
  });
});

describe('分解', () => {
  test('shows the parts that the member found beside others, and stores only the answers', async ({
    page,
    backend,
    sql,
    stored,
  }) => {
    await publishOpenedKeys(backend, ['bunkai']);
    const driver = createTouchDriver(page);
    await page.goto('/training/bunkai');
    await button(page, 'ほどき始める').waitFor();
    const { id, parts } = await shownOf(page, obviousThings, ({ lead }) => lead);
    await driver.press(button(page, 'ほどき始める'));
    expect(await findScreenIssues(page)).toEqual([]);
    for (const next of ['次の問い', '次の問い', '次の問い', '部品を挙げる']) await driver.press(button(page, next));
    await page.getByLabel('部品').fill('目印\n\n誰かの足音');
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '部品を見比べる'));
    expect(await page.getByRole('list', { name: '自分の部品' }).getByRole('listitem').allTextContents()).toEqual([
      '目印',
      '誰かの足音',
    ]);
    const second = page.getByRole('group', { name: `「${parts[1]}」は` });
    await driver.press(second.getByRole('button', { name: 'なかった' }));
    await driver.press(second.getByRole('button', { name: '近い' }));
    expect(await findScreenIssues(page)).toEqual([]);
    await driver.press(button(page, '稽古の一覧へ'));
    await listTitle(page).waitFor();
    await synced(page);
    await expect.poll(stored.grades).toEqual([[`${id}-2`, 'hard']]);
    const rows = await sql<{ everything: string }>(
      `select coalesce((select string_agg(s::text, ' ') from public.training_sessions s), '')
         || coalesce((select string_agg(r::text, ' ') from public.practice_results r), '') as everything`,
    );
    expect(rows[0]?.everything).not.toContain('足音');
  });
});
