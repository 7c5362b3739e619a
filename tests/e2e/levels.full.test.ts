import { describe, expect } from 'vitest';
import { parrotTexts } from '../../src/practices/oumugaeshi/content.ts';
import { ryueSets } from '../../src/practices/ryue/content.ts';
import { editorials } from '../../src/practices/sakiyomi/content.ts';
import { fakeSpeech, japaneseVoices, readUtterances } from '../support/browser/fake-speech.ts';
import { createTouchDriver } from '../support/browser/input-driver.ts';
import { button } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { publishOpenedKeys } from '../support/fixtures/opened-keys.ts';
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

  test('play at 上級: harder texts, fewer questions, a faster voice, a silence', async ({
    sql,
    member,
    backend,
    openSignedIn,
  }) => {
    await publishOpenedKeys(backend, ['goshoku']);
    for (const drill of ['doko', 'utsusie', 'sakiyomi', 'oumugaeshi', 'goshoku']) {
      await passLevel(sql, member, drill, 1);
      await passLevel(sql, member, drill, 2);
    }
    const voice = { voices: japaneseVoices, sentenceMs: 20 };
    const { page } = await openSignedIn({ prepare: (opened) => fakeSpeech(opened, voice) });
    const driver = createTouchDriver(page);
    await page.goto('/training');
    for (const name of ['洞顧', '写絵（しゃえ）', '先読', 'オウム返し', '五色']) {
      await page.getByRole('link', { name }).getByText(/上級/).waitFor();
    }

    await page.goto('/training/doko');
    const limit = Number((await page.getByText(/^あと[678]問$/).textContent())?.replace(/\D/g, ''));
    for (let left = limit; left > 0; left -= 1) {
      await page.getByText(`あと${left}問`).waitFor();
      await page.getByRole('tabpanel').locator('button:not([aria-disabled])').nth(0).tap();
    }
    await page.getByText(/^今日はここで開きます。景色は.*まで絞れていました。$|^問いは[678]問までです。/).waitFor();
    await driver.press(button(page, '正解を見る'));

    await page.goto('/training/sakiyomi');
    await button(page, '次の文章').waitFor();
    const shown = (await page.locator('main').textContent()) ?? '';
    const text = editorials.find(({ title }) => shown.includes(title));
    expect(text?.kind).toBe('argument');
    const ending = text?.paragraphs[0]?.slice(-12) ?? '';
    expect(shown).not.toContain(ending);
    await driver.press(button(page, '次の文章'));
    await page.locator('main').getByText(ending).waitFor();

    await page.goto('/training/goshoku');
    for (const next of ['色をつける', '次の色', '次の色', '次の色', '次の色', '五色を言い終えた', '仕上げへ']) {
      await driver.press(button(page, next));
    }
    await page.getByText('仕上げ 1 / 4').waitFor();

    await page.goto('/training/oumugaeshi');
    await page.getByText('文章・速さ・声').tap();
    const chosen = await page.getByLabel('文章').inputValue();
    expect(parrotTexts.find(({ id }) => id === chosen)?.level).toBe(5);

    await page.goto('/training/utsusie');
    await button(page, '読み上げを始める').tap();
    await driver.press(button(page, '思い出す'));
    expect((await readUtterances(page))[0]?.rate).toBe(1);
    await page.getByText('そのまま待ちます').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.clock.fastForward(30_000);
    await button(page, 'とばす').waitFor();
  });
});
