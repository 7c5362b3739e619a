import { describe, expect } from 'vitest';
import { splitSentences, spokenText } from '../../src/lib/speech/spoken-parts.ts';
import { articles } from '../../src/practices/utsusie/content.ts';
import { isSpeaking, japaneseVoices, readUtterances } from '../support/browser/fake-speech.ts';
import { createTouchDriver } from '../support/browser/input-driver.ts';
import { button, pill } from '../support/browser/journeys.ts';
import { listTitle } from '../support/fixtures/practices.ts';
import { quickVoice, slowVoice, test } from '../support/fixtures/voice.ts';

describe('写絵', () => {
  test.for(['写絵（しゃえ）', '写絵（うつしえ）'])(
    'runs from the tile %s to the saved session',
    async (tile, { openDrill, countSessions }) => {
      const before = await countSessions();
      const page = await openDrill('/training');
      await page.getByRole('link', { name: tile }).tap();
      await button(page, '読み上げを始める').tap();
      await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
      const spoken = await readUtterances(page);
      expect(spoken.length).toBeGreaterThan(10);
      for (const utterance of spoken)
        expect(utterance).toMatchObject({ rate: 0.7, volume: 0.8, lang: 'ja-JP', voice: 'Kyoko' });
      await page.getByText('本文を見る').tap();
      const article = (await page.locator('details').filter({ hasText: '本文を見る' }).textContent()) ?? '';
      const heard = articles.find(({ content }) => article.includes(content));
      const sentences = splitSentences(heard?.content ?? '').map((sentence) => spokenText(sentence, heard?.readings));
      expect(spoken.map(({ text }) => text)).toEqual(sentences);
      expect(await countSessions()).toBe(before + 1);
    },
  );

  test('is silent before a tap and after 停止, and records nothing then', async ({ openDrill, countSessions }) => {
    const before = await countSessions();
    const page = await openDrill('/training/utsusie', slowVoice);
    await button(page, '読み上げを始める').waitFor();
    expect(await readUtterances(page)).toEqual([]);
    const driver = createTouchDriver(page);
    await driver.press(button(page, '読み上げを始める'));
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await driver.press(button(page, '停止'));
    await button(page, '読み上げを始める').waitFor();
    expect(await isSpeaking(page)).toBe(false);
    expect(await countSessions()).toBe(before);
  });

  test('stops speaking when the member leaves the screen', async ({ openDrill }) => {
    const page = await openDrill('/training/utsusie', slowVoice);
    await button(page, '読み上げを始める').tap();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await button(page, '戻る').tap();
    await expect.poll(() => isSpeaking(page)).toBe(false);
    expect(await readUtterances(page)).toHaveLength(1);
  });

  test('resumes at the utterance that failed', async ({ openDrill }) => {
    const page = await openDrill('/training/utsusie', { ...quickVoice, breaks: { utterance: 3, code: 'network' } });
    await button(page, '読み上げを始める').tap();
    const alert = page.getByRole('alert').filter({ hasText: '通信が途切れて、読み上げが止まりました' });
    expect(await alert.textContent()).toContain('声なしで続けられます。');
    expect(await alert.getByRole('button').allTextContents()).toContain('声なしで続ける');
    await button(page, '続きを聞く').tap();
    await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
    const texts = (await readUtterances(page)).map(({ text }) => text);
    expect(texts[3]).toBe(texts[2]);
    expect(new Set(texts).size).toBe(texts.length - 1);
  });

  test.for([
    ['no speech synthesis', null, 'お使いのブラウザは音声合成機能をサポートしていません'],
    ['no Japanese voice', [japaneseVoices[2]], 'この端末には日本語の声がありません'],
  ] as const)(
    'shows sentence by sentence without a voice with %s',
    async ([_, voices, notice], { openClockedPage }) => {
      const page = await openClockedPage({ voices, sentenceMs: 0 });
      await page.goto('/training/utsusie');
      await page.getByText(notice).waitFor();
      await page.getByText('文が出るのは一度きり。').waitFor();
      await button(page, '始める').tap();
      await page.getByText(/^1 \/ \d+ 文$/).waitFor();
      await page.clock.runFor(15_000);
      await page.getByText(/^[23456] \/ \d+ 文$/).waitFor();
      await page.clock.runFor(300_000);
      await page.getByRole('heading', { name: '読み終えました' }).waitFor();
    },
  );
});

describe('a voice that never dispatches events', () => {
  test('does not block the drill, and can be switched off', async ({ openClockedPage }) => {
    const page = await openClockedPage({ ...quickVoice, isDead: true });
    await page.goto('/training/utsusie');
    await button(page, '読み上げを始める').tap();
    await page.getByText(/^1 \/ \d+ 文$/).waitFor();
    await page.clock.runFor(60_000);
    await page.getByText('声は聞こえていますか').waitFor();
    expect((await readUtterances(page)).length).toBeGreaterThan(2);
    await button(page, '声なしで続ける').tap();
    await page.getByText('声を止めています。').waitFor();
    expect(await isSpeaking(page)).toBe(false);
    await page.clock.runFor(300_000);
    await page.getByRole('heading', { name: '読み終えました' }).waitFor();
  });
});

describe('先読 at its other address', () => {
  test('records a text on demand, and only once', async ({ openDrill, countSessions }) => {
    const before = await countSessions();
    const page = await openDrill('/foresight-training');
    const driver = createTouchDriver(page);
    for (const next of ['次の文章', '次の文章', '読み終える']) await driver.press(button(page, next));
    expect(await countSessions()).toBe(before);
    await button(page, '記録する').dblclick();
    await button(page, '記録しました').waitFor();
    expect(await countSessions()).toBe(before + 1);
    await button(page, '稽古の一覧へ').tap();
    await listTitle(page).waitFor();
  });
});

describe('an offline session', () => {
  test('reaches the server with its type and details', async ({ sql, offlineDevice }) => {
    await offlineDevice.context.setOffline(false);
    await offlineDevice.page.goto('/training');
    await expect.poll(() => pill(offlineDevice.page).textContent(), { timeout: 15_000 }).toBe('同期済み');
    const rows = await sql(
      'select training_type, video_title, duration_minutes, details from public.training_sessions order by completed_at',
    );
    expect(rows.map(({ training_type }) => training_type)).toContain('utsusie');
    expect(rows.find(({ training_type }) => training_type === 'foresight')).toMatchObject({
      duration_minutes: 1,
      details: { editorialTitle: expect.any(String), paragraphsRead: 3, totalParagraphs: 3 },
    });
  });
});
