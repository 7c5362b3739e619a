import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { lessons } from '../../src/features/lessons/content/lessons.ts';
import { withOpenings } from '../../src/features/lessons/content/openings.ts';
import {
  type FakeSpeech,
  fakeSpeech,
  isSpeaking,
  japaneseVoices,
  readUtterances,
} from '../support/browser/fake-speech.ts';
import { button, synced } from '../support/browser/journeys.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { installSoundMeter } from '../support/browser/sound-meter.ts';
import { BRAIN_SPEED_PATH, test as base } from '../support/fixtures/lessons.ts';

const LESSON = 5;
const LESSON_WITH_VIDEO = 1;
const PLAYER = 'https://www.youtube-nocookie.com/**';
const lesson = withOpenings(lessons).find(({ id }) => id === LESSON);
const firstStep = lesson?.steps[0]?.text ?? '';
const firstStepMs = (lesson?.steps[0]?.seconds ?? 0) * 1000;
/** Of the tone between two steps. */
const TONE_MS = 1300;
const quick = { voices: japaneseVoices, sentenceMs: 100 } as const;
const slow = { voices: japaneseVoices, sentenceMs: 60_000 } as const;

const test = base
  .extend('startedDevice', { scope: 'file' }, async ({ sharedCourse, sharedDevice }) => {
    await sharedCourse.setProgress({ current_lesson: LESSON, last_watched_date: '2026-11-19', completed_at: null });
    await sharedDevice.page.reload();
    await synced(sharedDevice.page);
    return sharedDevice;
  })
  /** Opens a lesson in a new page of the device, with a fake voice. */
  .extend('openLesson', ({ startedDevice }, { onCleanup }) => {
    const pages: Page[] = [];
    onCleanup(async () => {
      for (const page of pages) await page.close();
    });
    return async (speech: FakeSpeech, id: number = LESSON): Promise<Page> => {
      const page = await startedDevice.context.newPage();
      pages.push(page);
      await fakeSpeech(page, speech);
      await page.addInitScript(installSoundMeter);
      await page.goto(`${BRAIN_SPEED_PATH}?lesson=${id}`);
      await button(page, 'ガイドを始める').waitFor();
      return page;
    };
  })
  /** Opens the first lesson, for which the admin has published a video. */
  .extend('openWithVideo', ({ sql, startedDevice }, { onCleanup }) => {
    const { context } = startedDevice;
    return async (): Promise<{ page: Page; requested: string[] }> => {
      await sql(
        `insert into public.outside_addresses values ('video:brain-speed-1', 'keiko-video') on conflict do nothing`,
      );
      const requested: string[] = [];
      await context.route(PLAYER, async (route) => {
        requested.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
      });
      const page = await context.newPage();
      onCleanup(async () => {
        await context.setOffline(false);
        await context.unroute(PLAYER);
        await page.close();
      });
      await page.goto(`${BRAIN_SPEED_PATH}?lesson=${LESSON_WITH_VIDEO}`);
      await button(page, '動画を再生').waitFor();
      return { page, requested };
    };
  });

const readSpokenTexts = async (page: Page) => (await readUtterances(page)).map(({ text }) => text);
const begin = (page: Page) => button(page, 'ガイドを始める').click();
const clock = (page: Page) => page.getByRole('timer').textContent();
const step = (page: Page, number: number) => page.getByRole('heading', { name: `手順 ${number} / 7` }).waitFor();

describe('a guided lesson with a voice', () => {
  test('is silent until it is started, then reads the whole step', async ({ openLesson }) => {
    const page = await openLesson(quick);
    await page.clock.runFor(500);
    expect(await readSpokenTexts(page)).toEqual([]);
    await begin(page);
    await step(page, 1);
    expect(await page.getByText(firstStep).isVisible()).toBe(true);
    await expect.poll(async () => (await readSpokenTexts(page)).join('')).toBe(firstStep);
    const [first] = await readUtterances(page);
    expect(first).toMatchObject({ lang: 'ja-JP', rate: 0.9, volume: 1, voice: 'Kyoko' });
  });

  test('rings when a step is over, and reads the next one after the tone', async ({ openLesson }) => {
    const page = await openLesson(quick);
    await begin(page);
    await expect.poll(async () => (await readSpokenTexts(page)).join('')).toBe(firstStep);
    const spoken = (await readUtterances(page)).length;
    expect(await page.evaluate(() => window.soundPeak)).toBe(0);
    await page.clock.fastForward(firstStepMs - 2000);
    await step(page, 2);
    await expect.poll(() => page.evaluate(() => window.soundPeak)).toBeGreaterThan(0.1);
    await expect.poll(async () => (await readUtterances(page)).length).toBeGreaterThan(spoken);
    const soundAt = await page.evaluate(() => window.soundAt);
    expect((await readUtterances(page))[spoken]?.at).toBeGreaterThan((soundAt ?? Infinity) + TONE_MS - 200);
  });

  test('does not ring over a voice', async ({ openLesson }) => {
    const page = await openLesson(slow);
    await begin(page);
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await page.clock.fastForward(firstStepMs - 2000);
    await step(page, 2);
    await expect.poll(async () => (await readUtterances(page)).length).toBeGreaterThan(1);
    expect(await page.evaluate(() => window.soundPeak)).toBe(0);
  });

  test('pauses timer and voice, and resumes with the same sentence', async ({ openLesson }) => {
    const page = await openLesson(slow);
    await begin(page);
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await button(page, '一時停止').click();
    expect(await isSpeaking(page)).toBe(false);
    const paused = await clock(page);
    await page.clock.runFor(1500);
    expect(await clock(page)).toBe(paused);
    await button(page, '再開').click();
    await expect.poll(async () => (await readSpokenTexts(page)).length).toBe(2);
    const [before, after] = await readSpokenTexts(page);
    expect(after).toBe(before);
  });

  test('stops speaking when the voice is switched off, and stores the setting', async ({ openLesson }) => {
    const page = await openLesson(slow);
    await begin(page);
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await button(page, '声を切る').click();
    expect(await isSpeaking(page)).toBe(false);
    await button(page, '次へ').click();
    await step(page, 2);
    expect(await readSpokenTexts(page)).toHaveLength(1);
    await page.reload();
    expect(await page.getByRole('switch', { name: '声で読み上げる' }).getAttribute('aria-checked')).toBe('false');
    await page.getByRole('switch', { name: '声で読み上げる' }).click();
  });

  test('steps back and forward, and reads its closing question, which the end asks', async ({ openLesson }) => {
    const page = await openLesson(quick);
    await begin(page);
    await button(page, '次へ').click();
    await step(page, 2);
    await button(page, '前へ').click();
    await step(page, 1);
    for (let index = 0; index < 7; index += 1) await button(page, '次へ').click();
    await page.getByRole('heading', { name: '最後の手順まで終えました' }).waitFor();
    await expect.poll(async () => (await readSpokenTexts(page)).at(-1)).toBe(lesson?.closing);
    expect(await page.getByText(lesson?.closing ?? '').count()).toBe(0);
    await button(page, 'はじめから').click();
    await button(page, 'ガイドを始める').waitFor();
    expect(await button(page, '視聴完了').count()).toBe(1);
  });

  test('runs today’s training and a question by voice, and a tap anywhere leads on', async ({ openLesson }) => {
    const page = await openLesson(quick);
    await page.goto('/training');
    await page.getByRole('link', { name: /耳で稽古/ }).click();
    await page.getByText(/画面はつけたままにします/).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await button(page, 'ガイドを始める').click();
    await page.getByRole('heading', { name: '手順 1 / 2' }).waitFor();
    await expect.poll(async () => (await readUtterances(page))[0]?.text).toContain('今日の稽古、');
    await page.mouse.click(60, 300);
    await page.getByRole('heading', { name: '手順 2 / 2' }).waitFor();
    await expect.poll(async () => (await readUtterances(page)).map(({ text }) => text).join('')).toContain('意識は、');
    await button(page, '一時停止').click();
    await page.getByRole('heading', { name: '手順 2 / 2' }).waitFor();
    await page.mouse.click(60, 300);
    await button(page, '稽古完了').waitFor();
  });

  test('stops speaking when the member leaves', async ({ openLesson }) => {
    const page = await openLesson(slow);
    await begin(page);
    await expect.poll(() => isSpeaking(page)).toBe(true);
    await page.getByRole('link', { name: '戻る' }).click();
    await page.getByText('レッスン一覧').waitFor();
    expect(await isSpeaking(page)).toBe(false);
  });

  test('continues by timer when an utterance fails, and shows the reason', async ({ openLesson }) => {
    const page = await openLesson({ ...quick, breaks: { utterance: 1, code: 'network' } });
    await begin(page);
    await page.getByText('通信が途切れて、読み上げが止まりました').waitFor();
    const before = await clock(page);
    await expect.poll(() => clock(page), { timeout: 5000 }).not.toBe(before);
    await button(page, '次へ').click();
    await expect.poll(async () => (await readSpokenTexts(page)).length).toBeGreaterThan(1);
  });
});

describe('a guided lesson without a voice', () => {
  test('shows the reason and runs by timer', async ({ openLesson }) => {
    const page = await openLesson({ voices: japaneseVoices.slice(2, 3), sentenceMs: 10 });
    await page.getByText('この端末には日本語の声がありません').waitFor();
    expect(await page.getByRole('switch', { name: '声で読み上げる' }).isDisabled()).toBe(true);
    await begin(page);
    await page.getByText(firstStep).waitFor();
    const before = await clock(page);
    await expect.poll(() => clock(page), { timeout: 5000 }).not.toBe(before);
    await button(page, '次へ').click();
    await step(page, 2);
    // Announced to screen readers instead.
    await expect.poll(() => page.getByText(`手順2。${lesson?.steps[1]?.text}`).count()).toBe(1);
  });
});

describe('the opening of a lesson', () => {
  test('recalls the last answer before it shows it, and sets the task beside its first time', async ({
    sql,
    member,
    course,
    openSignedIn,
  }) => {
    const before = lessons[18]?.closing ?? '';
    await course.setProgress({ current_lesson: 20, last_watched_date: '2026-11-19', completed_at: null });
    await sql(
      `insert into public.notes (user_id, id, text, day, written_at, about, question)
       values ($1, gen_random_uuid(), '坂の途中の井戸', '2026-11-19', '2026-11-19T03:00:00Z', 'brain-speed', $2)`,
      [member.userId, before],
    );
    await sql(
      `insert into public.training_sessions
         (user_id, id, training_type, video_title, video_number, status, duration_minutes, details, completed_at)
       values ($1, gen_random_uuid(), 'brain-speed', '輪郭をなぞる', 10, 'completed', 8, '{"tray": 4}', '2026-11-10T03:00:00Z')`,
      [member.userId],
    );
    const { page } = await openSignedIn();
    await page.goto(`${BRAIN_SPEED_PATH}?lesson=20`);
    await begin(page);
    await page.getByText(before).waitFor();
    expect(await page.getByText('坂の途中の井戸').isVisible()).toBe(false);
    await page.getByText('書いたひとことを見る').click();
    await page.getByText('坂の途中の井戸').waitFor();
    while (await button(page, '次へ').isVisible()) await button(page, '次へ').click();
    const results = page.getByRole('region', { name: '盆に置いた品' });
    await expect.poll(() => results.locator('dl').textContent()).toBe('レッスン104個レッスン20－レッスン30－');
    await page.getByLabel('右の端から、抜けずに言えたのは').selectOption('5個まで');
    expect(await results.locator('dl').textContent()).toBe('レッスン104個レッスン205個レッスン30－');
    await button(page, '視聴完了').click();
    await page.getByText(lessons[19]?.closing ?? '').waitFor();
    await synced(page);
    expect(
      await sql('select details from public.training_sessions where user_id = $1 and video_number = 20', [
        member.userId,
      ]),
    ).toEqual([{ details: { tray: 5 } }]);
  });
});

describe('a lesson’s video', () => {
  test('loads only after a tap, from the host without cookies, with the referrer policy', async ({ openWithVideo }) => {
    const { page, requested } = await openWithVideo();
    await page.clock.runFor(500);
    expect(requested).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    await button(page, '動画を再生').click();
    const frame = page.locator('iframe');
    await frame.waitFor();
    await expect.poll(() => requested.length).toBe(1);
    expect(requested[0]).toContain('/embed/keiko-video?');
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    expect(await frame.getAttribute('title')).toBe('動画：背骨を積む');
    await page.getByText('動画が出ないときは、音声ガイドで').waitFor();
  });

  test('is replaced by the picture offline, with the reason', async ({ openWithVideo }) => {
    const { page, requested } = await openWithVideo();
    await page.context().setOffline(true);
    await page.getByText('オフラインのため動画を開けません').waitFor();
    expect(await button(page, '動画を再生').count()).toBe(0);
    await begin(page);
    await page.getByRole('heading', { name: '手順 1 / 5' }).waitFor();
    expect(requested).toEqual([]);
  });
});
