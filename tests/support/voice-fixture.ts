import type { Page } from 'playwright';
import { afterEach, beforeAll, expect } from 'vitest';
import type { Device } from './browser.ts';
import { type FakeSpeech, fakeSpeech, japaneseVoices } from './fake-speech.ts';
import { createPracticeFixture, goOffline, sessionsThisWeek } from './practice-fixture.ts';

export const quickVoice = { voices: japaneseVoices, sentenceMs: 20 } as const;
export const slowVoice = { voices: japaneseVoices, sentenceMs: 60_000 } as const;

/** An offline device; each test opens its own pages on it, with a fake voice. */
export function createVoiceFixture() {
  const { device, sql, openSignedIn } = createPracticeFixture();
  const pages: Page[] = [];
  const clockedDevices: Device[] = [];
  const errors: string[] = [];

  beforeAll(() => goOffline(device()));
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
    for (const clocked of clockedDevices.splice(0)) {
      errors.push(...clocked.errors());
      await clocked.close();
    }
    expect(errors.splice(0)).toEqual([]);
  });

  async function openDrill(path: string, speech: FakeSpeech = quickVoice): Promise<Page> {
    const page = await device().context.newPage();
    pages.push(page);
    page.on('pageerror', (error) => errors.push(String(error)));
    await fakeSpeech(page, speech);
    await page.goto(path);
    return page;
  }

  return {
    device,
    sql,
    openDrill,
    /** Opens another device, because a fake clock applies to all pages of a context. */
    async openClockedPage(speech: FakeSpeech = quickVoice): Promise<Page> {
      const opened = await openSignedIn();
      clockedDevices.push(opened);
      await goOffline(opened);
      await fakeSpeech(opened.page, speech);
      await opened.page.clock.install();
      return opened.page;
    },
    /** The number of sessions this week. */
    sessions: async () => sessionsThisWeek(await openDrill('/training')),
  };
}
