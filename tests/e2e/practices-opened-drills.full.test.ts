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

const test = base
  .extend('stored', ({ sql, member }) => createStoredPractices(sql, member))
  /** Title and minutes of the member's sessions on the server. */
  .extend('storedSessions', ({ sql, member }) => async () => {
    const rows = await sql<{ title: string; minutes: number }>(
      `select video_title as title, duration_minutes as minutes from public.training_sessions
       where user_id = $1 order by completed_at`,
      [member.userId],
    );
    return rows.map(({ title, minutes }) => [title, minutes]);
  });

describe('五色', () => {
  test('goes through its colours without an answer', async ({ page, backend, storedSessions, stored }) => {
    await publishOpenedKeys(backend, ['goshoku', 'kyokun', 'bunkai']);
    await page.goto('/training/goshoku');
    await button(page, '色をつける').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    const { sentence } = await shownOf(page, colouredSentences, (item) => `「${item.sentence}」`);
    await button(page, '色をつける').click();
    for (const next of [
      '次の色',
      '次の色',
      '次の色',
      '次の色',
      '五色を言い終えた',
      '仕上げへ',
      '次の色',
      '言い終える',
    ]) {
      await button(page, next).click();
    }
    await page.getByRole('heading', { name: '五色に塗り終えました' }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, '稽古の一覧へ').click();
    await listTitle(page).waitFor();
    await expect.poll(storedSessions).toEqual([[`五色「${sentence}」`, 1]]);
    expect(await stored.grades()).toEqual([]);
  });

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
  test('leaves out every line', async ({ page, backend, storedSessions, stored }) => {
    await publishOpenedKeys(backend, ['kyokun']);
    await page.goto('/training/kyokun');
    await button(page, '立場を移す').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    for (const next of ['立場を移す', '次の立場へ', '次の立場へ', '一行を見比べる']) {
      expect(await page.getByRole('heading', { name: '一例' }).count()).toBe(0);
      await button(page, next).click();
    }
    await page.getByRole('heading', { name: 'ほかの一行と見比べます' }).waitFor();
    await page.getByRole('region', { name: '一例' }).getByRole('list', { name: 'ほかの一行' }).waitFor();
    expect(await page.getByText('自分の一行', { exact: true }).count()).toBe(0);
    await button(page, '稽古の一覧へ').click();
    await listTitle(page).waitFor();
    await expect.poll(storedSessions).toEqual([['教訓', 1]]);
    expect([await stored.grades(), await stored.notes()]).toEqual([[], []]);
  });

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
  test('goes on with another thing, without an answer', async ({ page, backend, storedSessions, stored }) => {
    await publishOpenedKeys(backend, ['bunkai']);
    await page.goto('/training/bunkai');
    await button(page, 'ほどき始める').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    for (const [index, again] of ['稽古の一覧へ', '別のものをほどく', '稽古の一覧へ'].entries()) {
      if (index === 1) await page.goto('/training/bunkai');
      await button(page, 'ほどき始める').click();
      for (const next of ['次の問い', '次の問い', '次の問い', '部品を挙げる', '部品を見比べる']) {
        expect(await page.getByRole('heading', { name: '一例' }).count()).toBe(0);
        await button(page, next).click();
      }
      await page.getByRole('heading', { name: '一例' }).waitFor();
      // The first end of a member has nothing but the way out.
      if (index === 0) expect(await button(page, '別のものをほどく').count()).toBe(0);
      await button(page, again).click();
      if (again === '稽古の一覧へ') await listTitle(page).waitFor();
    }
    await expect.poll(async () => (await storedSessions()).length).toBe(3);
    expect(await stored.grades()).toEqual([]);
  });

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
