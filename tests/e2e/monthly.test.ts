import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { articles } from '../../src/practices/utsusie/content.ts';
import { monthlyThemes } from '../../sync/model/published/monthly-content.ts';
import { fakeSpeech } from '../support/browser/fake-speech.ts';
import { createKeyboardDriver } from '../support/browser/input-driver.ts';
import { button, goOffline, synced } from '../support/browser/journeys.ts';
import { logInDaily } from '../support/fixtures/home.ts';
import { listTitle } from '../support/fixtures/practices.ts';
import { quickVoice } from '../support/fixtures/voice.ts';
import { test } from '../support/test.ts';

const theme = monthlyThemes[10];
const article = articles.find(({ id }) => id === `utsusie-00${theme?.article}`);
const card = (page: Page) => page.getByRole('article', { name: '今日の10分' });

// The second day of the week of November.
test.override('now', '2026-11-30T03:00:00Z');

describe('月の通し稽古', () => {
  test('runs from home to its end by keyboard, offline, and is not offered again', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await logInDaily(sql, member, '2026-11-10', '2026-11-29');
    const device = await openSignedIn();
    const { page } = device;
    await fakeSpeech(page, quickVoice);
    await page.goto('/');
    await card(page).getByText(`月の通し稽古「${theme?.title}」`).waitFor();
    await goOffline(device);
    const driver = createKeyboardDriver(page);
    await driver.press(card(page).getByRole('link', { name: 'この稽古をひらく' }));
    await button(page, '覚えて、話を聞く').waitFor();
    expect(await page.locator('main ol li').allTextContents()).toEqual(theme?.words);
    await driver.press(button(page, '覚えて、話を聞く'));
    await page.getByRole('heading', { name: article?.title ?? '' }).waitFor();
    expect(await button(page, '別の記事').count()).toBe(0);
    await driver.press(button(page, '読み上げを始める'));
    await driver.press(button(page, '情景を当てる'));
    await driver.press(button(page, '季節は秋ですか'));
    await page.getByRole('strong').getByText('はい').waitFor();
    await driver.press(button(page, '正解を見る'));
    expect(await button(page, '新しい問題').count()).toBe(0);
    await driver.press(button(page, '次へ'));
    await driver.press(button(page, '選んで確かめる'));
    for (const word of theme?.words ?? [])
      await driver.press(
        page
          .locator('main button')
          .filter({ hasText: word[0] ?? '' })
          .first(),
      );
    await page.getByText('3問のうち').waitFor();
    await driver.press(button(page, '逆から言う'));
    await driver.press(button(page, '選んで確かめる'));
    for (let n = 0; n < 3; n += 1) await driver.press(button(page, 'とばす'));
    await page.getByText('3問のうち0問').waitFor();
    await driver.press(button(page, '60秒で語り直す'));
    await page.clock.runFor(61_000);
    await page.getByRole('heading', { name: '聞いた話を語り直しました' }).waitFor();
    await driver.press(button(page, 'ホームへ'));
    await page.getByRole('region', { name: '合同稽古' }).waitFor();
    await expect.poll(() => page.getByText('月の通し稽古').count()).toBe(0);
    await page.goto('/training');
    await listTitle(page).waitFor();
    await page.getByRole('link', { name: /^月の通し稽古/ }).waitFor();
    await device.context.setOffline(false);
    await synced(page);
    expect(
      await sql('select training_type, video_title, video_number from public.training_sessions where user_id = $1', [
        member.userId,
      ]),
    ).toEqual([{ training_type: 'tsuki', video_title: `月の通し稽古「${theme?.title}」`, video_number: 11 }]);
  });
});
