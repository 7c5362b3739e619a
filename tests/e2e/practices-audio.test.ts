import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../support/backend.ts';
import { type Device, launchBrowser, openDevice, waitForOffline } from '../support/browser.ts';
import { type FakeSpeech, giveSpeech, isSpeaking, japaneseVoices, spokenBy } from '../support/fake-speech.ts';
import { dismissAnnouncement, logIn, pill } from '../support/journeys.ts';

const hanako = { username: '花子', email: 'hanako@example.com', password: 'secret1' };
const quickVoice = { voices: japaneseVoices, sentenceMs: 20 } as const;
const slowVoice = { voices: japaneseVoices, sentenceMs: 60_000 } as const;

let browser: Browser;
let backend: TestBackend;
let device: Device;
const pages: Page[] = [];
const clockedDevices: Device[] = [];
const errors: string[] = [];

/** One member, signed in once and without a network from then on; each test opens a page of its own. */
beforeAll(async () => {
  browser = await launchBrowser();
  backend = await startTestBackend({ dist: inject('dist') });
  await backend.signUpConfirmed(hanako.email, hanako.password, hanako.username);
  device = await openOfflineDevice();
}, 120_000);

afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
  for (const clocked of clockedDevices.splice(0)) {
    errors.push(...clocked.errors());
    await clocked.close();
  }
  expect(errors.splice(0)).toEqual([]);
});

afterAll(async () => {
  expect(device.errors()).toEqual([]);
  await browser.close();
  await backend.close();
});

async function openOfflineDevice(): Promise<Device> {
  const opened = await openDevice(browser, { url: backend.url });
  await logIn(opened.page, hanako);
  await dismissAnnouncement(opened.page);
  await pill(opened.page).filter({ hasText: '同期済み' }).waitFor();
  await waitForOffline(opened.page);
  await opened.context.setOffline(true);
  return opened;
}

/** A device of its own, because the clock that a test turns is that of all pages of a device. */
async function openClockedPage(speech: FakeSpeech = quickVoice): Promise<Page> {
  const opened = await openOfflineDevice();
  clockedDevices.push(opened);
  await giveSpeech(opened.page, speech);
  await opened.page.clock.install();
  return opened.page;
}

async function openPage(speech: FakeSpeech = quickVoice): Promise<Page> {
  const page = await device.context.newPage();
  pages.push(page);
  page.on('pageerror', (error) => errors.push(String(error)));
  await giveSpeech(page, speech);
  return page;
}

async function openDrill(path: string, speech?: FakeSpeech): Promise<Page> {
  const page = await openPage(speech);
  await page.goto(path);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function sessions(): Promise<number> {
  return sessionsOn(await openDrill('/training'));
}

async function sessionsOn(page: Page): Promise<number> {
  const stat = page.locator('dl > div').filter({ hasText: '今週' }).locator('dd');
  await expect.poll(() => stat.textContent()).toMatch(/^\d+回$/);
  return Number.parseInt((await stat.textContent()) ?? '', 10);
}

describe('写絵', () => {
  test.each(['写絵（しゃえ）', '写絵（うつしえ）'])(
    'reads an article from the tile %s to its saved session',
    async (tile) => {
      const before = await sessions();
      const page = await openDrill('/training');
      await page.getByRole('link', { name: tile }).tap();
      await button(page, '読み上げを始める').tap();
      await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
      const spoken = await spokenBy(page);
      expect(spoken.length).toBeGreaterThan(10);
      for (const saying of spoken)
        expect(saying).toMatchObject({ rate: 0.7, volume: 0.8, lang: 'ja-JP', voice: 'Kyoko' });
      await page.getByText('本文を見る').tap();
      const article = (await page.locator('details').textContent()) ?? '';
      expect(article).toContain(spoken.map(({ text }) => text).join(''));
      expect(await sessions()).toBe(before + 1);
    },
  );

  test('says nothing before a tap, and nothing more after 停止, and then records nothing', async () => {
    const before = await sessions();
    const page = await openDrill('/training/utsusie', slowVoice);
    await button(page, '読み上げを始める').waitFor();
    expect(await spokenBy(page)).toEqual([]);
    await button(page, '読み上げを始める').tap();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await button(page, '停止').tap();
    await button(page, '読み上げを始める').waitFor();
    expect(await isSpeaking(page)).toBe(false);
    expect(await sessions()).toBe(before);
  });

  test('falls silent when the member goes to another screen', async () => {
    const page = await openDrill('/training/utsusie', slowVoice);
    await button(page, '読み上げを始める').tap();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await page.getByRole('link', { name: 'ホーム' }).tap();
    await expect.poll(() => isSpeaking(page)).toBe(false);
    expect(await spokenBy(page)).toHaveLength(1);
  });

  test('goes on from the sentence at which the voice broke off', async () => {
    const page = await openDrill('/training/utsusie', { ...quickVoice, breaks: { utterance: 3, code: 'network' } });
    await button(page, '読み上げを始める').tap();
    await page.getByRole('alert').filter({ hasText: '通信が途切れて、読み上げが止まりました' }).waitFor();
    await button(page, '続きを聞く').tap();
    await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
    const texts = (await spokenBy(page)).map(({ text }) => text);
    expect(texts[3]).toBe(texts[2]);
    expect(new Set(texts).size).toBe(texts.length - 1);
  });

  test.each([
    ['no speech synthesis', null, 'お使いのブラウザは音声合成機能をサポートしていません'],
    ['no Japanese voice', [japaneseVoices[2]], 'この端末には日本語の声がありません'],
  ] as const)('passes sentence by sentence in silence with %s', async (_, voices, notice) => {
    const page = await openClockedPage({ voices, sentenceMs: 0 });
    await page.goto('/training/utsusie');
    await page.getByText(notice).waitFor();
    await button(page, '始める').tap();
    await page.getByText(/^1 \/ \d+ 文$/).waitFor();
    await page.clock.runFor(15_000);
    await page.getByText(/^[23456] \/ \d+ 文$/).waitFor();
    await page.clock.runFor(300_000);
    await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
  });
});

describe('a voice that takes sentences and is not heard', () => {
  test('does not hold the drill up, and the member can go on without it', async () => {
    const page = await openClockedPage({ ...quickVoice, isDead: true });
    await page.goto('/training/utsusie');
    await button(page, '読み上げを始める').tap();
    await page.getByText(/^1 \/ \d+ 文$/).waitFor();
    await page.clock.runFor(60_000);
    await page.getByText('声は聞こえていますか').waitFor();
    expect((await spokenBy(page)).length).toBeGreaterThan(2);
    await button(page, '声なしで続ける').tap();
    await page.getByText('声を止めています。').waitFor();
    expect(await isSpeaking(page)).toBe(false);
    await page.clock.runFor(300_000);
    await page.getByRole('heading', { name: '聞き終えました' }).waitFor();
  });
});

describe('オウム返し', () => {
  test('pauses when the page is left, so that it can go on when it comes back from the browser’s cache', async () => {
    const page = await openDrill('/training/oumugaeshi', slowVoice);
    await button(page, '再生').tap();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await page.getByRole('alert').filter({ hasText: '読み上げが途中で止まりました' }).waitFor();
    expect(await isSpeaking(page)).toBe(false);
    await button(page, '再開').tap();
    await expect.poll(() => isSpeaking(page)).toBe(true);
  });

  test('leaves the member a pause after each sentence, and goes on by itself', async () => {
    const page = await openDrill('/training/oumugaeshi');
    await button(page, '再生').tap();
    await page.getByText('あなたの番です').waitFor();
    expect(await spokenBy(page)).toHaveLength(1);
    await page.getByText('2 / 11 文').waitFor();
    const [first, second] = await spokenBy(page);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1000);
  });

  test('pauses, resumes at the same sentence, steps and stops', async () => {
    const page = await openDrill('/training/oumugaeshi', slowVoice);
    await button(page, '再生').tap();
    await button(page, '次の文').tap();
    await page.getByText('2 / 11 文').waitFor();
    await button(page, '一時停止').tap();
    await expect.poll(() => isSpeaking(page)).toBe(false);
    await button(page, '再開').tap();
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await button(page, '前の文').tap();
    await page.getByText('1 / 11 文').waitFor();
    await button(page, '停止').tap();
    await button(page, '再生').waitFor();
    expect(await isSpeaking(page)).toBe(false);
  });

  test('begins the sentence again 200 ms after the speed was changed, and keeps speed and voice on the device', async () => {
    const page = await openDrill('/training/oumugaeshi', slowVoice);
    await button(page, '再生').tap();
    await page.getByText('声と返す間').tap();
    await page.getByLabel('声', { exact: true }).selectOption('Otoya（オフライン可）');
    await expect.poll(async () => (await spokenBy(page)).length).toBe(2);
    const changedAt = await page.evaluate(() => performance.now());
    await page.getByLabel('速さ').selectOption('1.5倍');
    await expect.poll(async () => (await spokenBy(page)).length).toBe(3);
    const [first, , third] = await spokenBy(page);
    expect(third).toMatchObject({ text: first?.text, rate: 1.5, voice: 'Otoya' });
    expect((third?.at ?? 0) - changedAt).toBeGreaterThanOrEqual(200);

    const later = await openDrill('/training/oumugaeshi', quickVoice);
    await button(later, '再生').tap();
    await expect.poll(async () => (await spokenBy(later))[0]).toMatchObject({ rate: 1.5, voice: 'Otoya' });
  });

  test('offers three Japanese voices, those that work offline first, and six speeds', async () => {
    const page = await openDrill('/training/oumugaeshi');
    await page.getByText('声と返す間').tap();
    const voices = page.getByLabel('声', { exact: true }).locator('option');
    expect(await voices.allTextContents()).toEqual([
      'Kyoko（オフライン可）',
      'Otoya（オフライン可）',
      'Hattori（オフライン可）',
    ]);
    const speeds = page.getByLabel('速さ').locator('option');
    expect(await speeds.allTextContents()).toEqual(['0.5倍', '0.75倍', '1倍', '1.25倍', '1.5倍', '2倍']);
  });

  test('is recorded with the text that was read, even when another one has been chosen since', async () => {
    const page = await openDrill('/training/oumugaeshi', slowVoice);
    await button(page, '再生').tap();
    await page.getByLabel('文章').selectOption('川原の石');
    await button(page, '稽古完了').tap();
    await page.getByRole('heading', { level: 1, name: '十七の稽古' }).waitFor();
    const latest = page.locator('li:has(time)').first();
    await expect.poll(() => latest.textContent()).toContain('オウム返し稽古「朝の台所」');
  });

  test.each([
    ['synthesis-failed', '音声をうまく作れませんでした'],
    ['synthesis-unavailable', '端末の音声合成が使えなくなっています'],
    ['text-too-long', 'この文は長すぎて'],
    ['rate-not-supported', 'この速さに対応していません'],
  ])('pauses at %s, and the message can be closed', async (code, message) => {
    const page = await openDrill('/training/oumugaeshi', { ...quickVoice, breaks: { utterance: 1, code } });
    await button(page, '再生').tap();
    const alert = page.getByRole('alert').filter({ hasText: message });
    await alert.waitFor();
    await alert.getByRole('button', { name: '閉じる' }).tap();
    await alert.waitFor({ state: 'detached' });
    await button(page, '再開').tap();
    await page.getByText('あなたの番です').waitFor();
  });

  test('shows a screen with a reload button where the browser cannot speak, and works without a voice', async () => {
    const page = await openDrill('/training/oumugaeshi', { voices: null, sentenceMs: 0 });
    await page.getByText('お使いのブラウザは音声合成機能をサポートしていません').waitFor();
    const reloaded = page.waitForEvent('load');
    await button(page, '再読み込み').tap();
    await reloaded;
    await button(page, '声なしで始める').tap();
    await button(page, '再生').tap();
    await page.getByText('2 / 11 文').waitFor();
  });
});

describe('ツアー', () => {
  test('loses no second in a tab that was frozen for a minute', async () => {
    const page = await openClockedPage();
    await page.goto('/training/tour');
    await button(page, 'ツアーを始める').tap();
    const timer = page.getByRole('timer');
    await timer.waitFor();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
    const before = seconds((await timer.textContent()) ?? '');
    await page.clock.fastForward(60_000);
    await expect.poll(async () => seconds((await timer.textContent()) ?? '')).toBe(before - 60);
    await page.getByText('残り4分', { exact: true }).waitFor({ state: 'attached' });
  });

  test('ends by itself after five minutes, is recorded once, and lets the screen go dark again', async () => {
    const page = await openClockedPage();
    await page.addInitScript(countWakeLocks);
    await page.goto('/training/tour');
    expect(await wakeLocks(page)).toBe(0);
    await button(page, 'ツアーを始める').dblclick();
    await page.getByRole('timer').waitFor();
    await expect.poll(() => wakeLocks(page)).toBe(1);
    await page.clock.fastForward(300_000);
    await page.getByRole('heading', { name: '案内を終えました' }).waitFor();
    await page.getByText('5分', { exact: true }).waitFor();
    await expect.poll(() => wakeLocks(page)).toBe(0);
    await page.getByText('稽古を記録しました').first().waitFor();
    // Its time stands still with the page's clock, so the message stays until it is closed.
    await button(page, '閉じる').tap();
    await button(page, '稽古の一覧へ').tap();
    expect(await sessionsOn(page)).toBe(1);
  });
});

describe('先読 at its other address', () => {
  test('records a text when the member says so, and only once', async () => {
    const before = await sessions();
    const page = await openDrill('/foresight-training');
    await button(page, '次の文章').tap();
    await button(page, '次の文章').tap();
    await button(page, '読み終える').tap();
    expect(await sessions()).toBe(before);
    await button(page, '記録する').dblclick();
    await button(page, '記録しました').waitFor();
    expect(await sessions()).toBe(before + 1);
    await button(page, '稽古の一覧へ').tap();
    await page.getByRole('heading', { level: 1, name: '十七の稽古' }).waitFor();
  });
});

describe('what was practised offline', () => {
  test('reaches the server with its type and details', async () => {
    await device.context.setOffline(false);
    await device.page.goto('/training');
    await expect.poll(() => pill(device.page).textContent(), { timeout: 15_000 }).toBe('同期済み');
    const rows = await backend.sql(
      'select training_type, video_title, duration_minutes, details from public.training_sessions order by completed_at',
    );
    expect(rows.map(({ training_type }) => training_type)).toContain('utsusie');
    expect(rows.find(({ training_type }) => training_type === 'foresight')).toMatchObject({
      duration_minutes: 1,
      details: { editorialTitle: expect.any(String), paragraphsRead: 3, totalParagraphs: 3 },
    });
  });
});

function seconds(clock: string): number {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number);
  return minutes * 60 + rest;
}

/** Runs in the page: counts the wake locks that are held. */
function countWakeLocks(): void {
  let held = 0;
  const request = async () => {
    held += 1;
    return {
      release: async () => {
        held -= 1;
      },
    };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.defineProperty(navigator, 'heldWakeLocks', { value: () => held });
}

function wakeLocks(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(navigator, 'heldWakeLocks')());
}
