import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { fakeSpeech, japaneseVoices, readUtterances } from '../support/browser/fake-speech.ts';
import { createTouchDriver } from '../support/browser/input-driver.ts';
import { button } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { publishOpenedKeys } from '../support/fixtures/opened-keys.ts';
import { test as base } from '../support/test.ts';

declare global {
  interface Window {
    clips: HTMLAudioElement[];
    microphones: MediaStream[];
    listener: HTMLAudioElement | undefined;
  }
}

/** Runs in the page: keeps what the app plays and the microphones that it opens. */
function keepSounds(): void {
  window.clips = [];
  window.microphones = [];
  window.Audio = class extends Audio {
    constructor(source?: string) {
      super(source);
      window.clips.push(this);
    }
  };
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await open(wanted);
    window.microphones.push(stream);
    return stream;
  };
}

const test = base.extend('mirror', async ({ openSignedIn, backend }) => {
  await publishOpenedKeys(backend, ['goshoku']);
  return async (path: string, isAllowed: boolean) => {
    const device = await openSignedIn({
      async prepare(page) {
        await page.addInitScript(keepSounds);
        await fakeSpeech(page, { voices: japaneseVoices, sentenceMs: 20 });
      },
    });
    if (isAllowed) await device.context.grantPermissions(['microphone']);
    await device.page.goto(path);
    return device;
  };
});

// The headless shell has no microphone, not even a fake one.
test.override('isFullBrowser', true);

const openMicrophones = (page: Page) =>
  page.evaluate(
    () => window.microphones.flatMap((one) => one.getTracks()).filter(({ readyState }) => readyState === 'live').length,
  );

/** Whether the recording can still be played. */
const isPlayable = (page: Page) =>
  page.evaluate(async () => {
    const again = document.createElement('audio');
    again.src = window.clips[0]?.src ?? '';
    return new Promise<boolean>((resolve) => {
      again.addEventListener('loadedmetadata', () => resolve(true));
      again.addEventListener('error', () => resolve(false));
    });
  });

/** Runs in the page: how many seconds of the last microphone have been heard since the first call. */
async function secondsHeard(): Promise<number> {
  const stream = window.microphones.at(-1);
  if (stream === undefined) return 0;
  if (window.listener?.srcObject !== stream) {
    window.listener = document.createElement('audio');
    window.listener.muted = true;
    window.listener.srcObject = stream;
    await window.listener.play();
  }
  return window.listener.currentTime;
}

async function record(page: Page): Promise<void> {
  await page.getByText('声の鏡').tap();
  await button(page, '声を録る').tap();
  await page.getByText('録音しています。').waitFor();
  expect(await openMicrophones(page)).toBe(1);
  // The fake microphone beeps each second.
  await expect.poll(() => page.evaluate(secondsHeard)).toBeGreaterThan(1.5);
  await button(page, '録り終える').tap();
  await page.getByText('録音しました。').waitFor();
}

describe('the voice mirror', () => {
  test('plays what was recorded beside the voice, and is gone with the sentence', async ({ mirror }) => {
    const { page, takeErrors } = await mirror('/training/oumugaeshi', true);
    expect(await page.evaluate(() => window.microphones.length)).toBe(0);
    await record(page);
    expect([await openMicrophones(page), await findScreenIssues(page)]).toEqual([0, []]);
    await button(page, '自分の声').tap();
    await expect.poll(() => page.evaluate(() => window.clips[0]?.currentTime ?? 0)).toBeGreaterThan(0.5);
    const spoken = (await readUtterances(page)).length;
    await button(page, '読み上げの声').tap();
    await expect.poll(async () => (await readUtterances(page)).length).toBe(spoken + 1);
    expect(await page.evaluate(() => window.clips[0]?.paused)).toBe(true);
    expect(await isPlayable(page)).toBe(true);
    await page.getByText('文章・速さ・声').tap();
    await button(page, '次の文').tap();
    await button(page, '声を録る').waitFor();
    expect([await isPlayable(page), takeErrors()]).toEqual([false, []]);
  });

  test('lets the takes of two colours be told apart at the end of 五色', async ({ mirror }) => {
    const { page, takeErrors } = await mirror('/training/goshoku', true);
    const driver = createTouchDriver(page);
    await page.getByText('終わりに混ぜて聴き、色を当てます。').waitFor();
    await button(page, '色をつける').tap();
    await record(page);
    await button(page, '次の色').tap();
    await button(page, '声を録る').tap();
    await page.getByText('録音しています。').waitFor();
    await button(page, '録り終える').tap();
    await page.getByText('録音しました。').waitFor();
    for (const name of ['次の色', '次の色', '次の色', '五色を言い終えた', '仕上げへ', '次の色', '言い終える']) {
      await driver.press(button(page, name));
    }
    await page.getByText('聴く 1 / 2').waitFor();
    await button(page, 'この声を聴く').tap();
    await page.getByRole('group', { name: '聴いた色' }).getByRole('button').first().tap();
    await page.getByRole('status').getByText('」でした。').waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    for (const name of ['次の声', '聴き終える']) await driver.press(button(page, name));
    await page.getByText(/^聴いて当てた声　[01] \/ 1$/).waitFor();
    expect(takeErrors()).toEqual([]);
  });

  test('frees the microphone of a drill that is left while it records', async ({ mirror }) => {
    const { page } = await mirror('/training/goshoku', true);
    await button(page, '色をつける').tap();
    await page.getByText('声の鏡').tap();
    await button(page, '声を録る').tap();
    await page.getByText('録音しています。').waitFor();
    await page.evaluate(() => window.history.back());
    await expect.poll(() => openMicrophones(page)).toBe(0);
  });

  test('is gone when the drill is left, and nothing of it is sent or stored', async ({ mirror }) => {
    const { page } = await mirror('/training/goshoku', true);
    await button(page, '色をつける').tap();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const rows = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());
    const before = await rows();
    await record(page);
    await button(page, '自分の声').tap();
    await expect.poll(() => isPlayable(page)).toBe(true);
    expect([sent.filter((one) => !one.startsWith('GET')), await rows()]).toEqual([[], before]);
    await page.evaluate(() => window.history.back());
    await expect.poll(() => isPlayable(page)).toBe(false);
  });
});

describe('a walk of ツアー', () => {
  test('is recorded on request, heard at its end, and gone with the screen', async ({ mirror }) => {
    const { page, takeErrors } = await mirror('/training/tour', true);
    const driver = createTouchDriver(page);
    const aloud = page.getByText('声に出して案内します');
    await button(page, '別のテーマ').waitFor();
    while ((await aloud.count()) === 0) {
      await driver.press(button(page, '別のテーマ'));
    }
    await page.getByRole('switch', { name: '録って、終わりに聞く' }).tap();
    await button(page, 'ツアーを始める').tap();
    await expect.poll(() => openMicrophones(page)).toBe(1);
    await expect.poll(() => page.evaluate(secondsHeard)).toBeGreaterThan(1.5);
    await button(page, 'ツアーを終える').tap();
    await page.getByRole('region', { name: '自分の案内' }).locator('audio').waitFor();
    expect([await openMicrophones(page), await isPlayable(page), await findScreenIssues(page)]).toEqual([0, true, []]);
    await button(page, '稽古の一覧へ').tap();
    await page.waitForURL('/training');
    expect([await isPlayable(page), takeErrors()]).toEqual([false, []]);
  });
});
