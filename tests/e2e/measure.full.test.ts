import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import type { TestBackend } from '../support/backend/backend.ts';
import { waitForOffline } from '../support/browser/browser.ts';
import { fakeSpeech, japaneseVoices, readUtterances } from '../support/browser/fake-speech.ts';
import { synced } from '../support/browser/journeys.ts';
import { killPage } from '../support/browser/kill-page.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { logInDaily, measureByReading, practise } from '../support/fixtures/home.ts';
import { test as base, type Member } from '../support/test.ts';

/** The 30th day of the member. */
const test = base.override('now', '2026-11-20T03:00:00Z').override('joined', '2026-10-22T03:00:00Z');

/** Eight days until yesterday: then home does not ask for an aim before it offers the measurement. A gap, as thirty days earn a ticket. */
async function practiseDaily(sql: TestBackend['sql'], member: Member): Promise<void> {
  await logInDaily(sql, member, '2026-11-01', '2026-11-19');
  await logInDaily(sql, member, '2026-10-22', '2026-10-30');
  for (let day = 12; day <= 19; day += 1) await practise(sql, member, 'jutsu', `2026-11-${day}`);
}

/** Lets the text run to its end; the button that follows it. */
async function passTextOnce(page: Page): Promise<Locator> {
  const compare = page.getByRole('button', { name: '見くらべる' });
  const isOver = async () => {
    await page.clock.runFor(2000);
    return compare.isVisible();
  };
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  return compare;
}

describe('the measurement', () => {
  test('of day 30 is made offline and stands beside the first with its lines', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await measureByReading(sql, member, '2026-10-22');
    await sql(
      `insert into public.notes (id, user_id, text, day, written_at, about, question)
       values (gen_random_uuid(), $1, '植木鉢にする', '2026-10-22', '2026-10-22T03:00Z', 'hakaru', '古い傘の使い道は？')`,
      [member.userId],
    );
    await practiseDaily(sql, member);
    const { page, context } = await openSignedIn();
    const offer = page.getByRole('article', { name: 'はじめてから30日' });
    await offer.waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await waitForOffline(page);
    await context.setOffline(true);
    await offer.getByRole('link', { name: 'はかる' }).click();
    await page.getByText('前は「文字で読む」でした。', { exact: false }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);

    await page.getByRole('button', { name: '文字で読む' }).click();
    expect(await page.getByRole('navigation').count()).toBe(0);
    const compare = await passTextOnce(page);
    await compare.click();
    const details = page.locator('button[aria-pressed]');
    expect(await details.count()).toBe(20);
    for (let detail = 0; detail < 19; detail += 1) await details.nth(detail).click();
    // One mark is taken back.
    await details.nth(18).click();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '18個で次へ' }).click();
    await page.getByRole('button', { name: '始める' }).click();
    await page.getByRole('textbox', { name: '使い道' }).fill('花を生ける\n重しにする\n\n花を生ける\n');
    expect(await findScreenIssues(page)).toEqual([]);
    await page.clock.runFor(61_000);

    const now = page.getByRole('region', { name: '今回' });
    await now.getByText('重しにする').waitFor();
    expect(await now.textContent()).toMatch(/読んで.*18 \/ 20.*2個/);
    expect(await page.getByRole('region', { name: 'はじめ' }).textContent()).toMatch(/2 \/ 20.*1個.*植木鉢にする/);
    await page.getByText('印は、ご自分でつけたものです。', { exact: false }).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/はじめより/);
    await page.getByRole('heading', { name: 'はかり終えました' }).waitFor();
    await page.getByText('今週、稽古をした日は、', { exact: false }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    // A line of the end is not one of the ideas.
    await page.getByRole('textbox', { name: 'ひとこと' }).fill('麦茶の色から');
    await page.getByRole('button', { name: '書きとめる' }).click();
    await page.getByText('稽古帳に書きとめました').first().waitFor();
    expect(await now.textContent()).toMatch(/重しにする/);
    expect(await now.textContent()).not.toMatch(/麦茶/);

    await context.setOffline(false);
    await expect
      .poll(() =>
        sql(`select results from public.practice_results where user_id = $1 and day = '2026-11-20'`, [member.userId]),
      )
      .toHaveLength(1);
    const sessions = `select video_title, status, practised from public.training_sessions
       where user_id = $1 and training_type = 'hakaru'`;
    expect(await sql(sessions, [member.userId])).toEqual([
      { video_title: 'はかる', status: 'completed', practised: true },
    ]);
    await page.getByRole('button', { name: '履歴へ' }).click();
    await page.waitForURL('/history');
    await page.goto('/measure');
    await page.getByText('次は、はじめてから100日目にはかれます。').waitFor();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await offer.count()).toBe(0);
  });

  test('is heard by voice without its letters, and compared only with what was heard', async ({
    sql,
    member,
    openSignedIn,
  }) => {
    await measureByReading(sql, member, '2026-10-22');
    const { page } = await openSignedIn({
      prepare: (opened) => fakeSpeech(opened, { voices: japaneseVoices, sentenceMs: 2000 }),
    });
    await page.goto('/measure');
    await page.getByRole('button', { name: '声で聴く' }).click();
    await page.getByText('三度、ゆっくり息をします').first().waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.clock.runFor(19_000);
    await expect.poll(async () => (await readUtterances(page)).length).toBeGreaterThan(0);
    const [first] = await readUtterances(page);
    expect(await page.locator('main').textContent()).not.toContain(first?.text.slice(0, 8));
    expect(await findScreenIssues(page)).toEqual([]);
    const compare = await passTextOnce(page);
    expect((await readUtterances(page)).length).toBeGreaterThan(3);
    await compare.click();
    await page.getByRole('button', { name: '0個で次へ' }).click();
    await page.getByRole('button', { name: '始める' }).click();
    await page.clock.runFor(61_000);
    const medium = `select results->1->>'result' as medium from public.practice_results
       where user_id = $1 and day = '2026-11-20'`;
    await expect.poll(() => sql(medium, [member.userId])).toEqual([{ medium: 'heard' }]);
    await page.getByText('この形では、はじめてです。', { exact: false }).waitFor();
  });

  test.for([
    ['becomes a note when the page is killed', true],
    ['is given up when the member leaves', false],
  ] as const)(
    'within the minute of ideas %s, and measures nothing',
    async ([, isKilled], { sql, member, openSignedIn }) => {
      await measureByReading(sql, member, '2026-10-22');
      await practiseDaily(sql, member);
      const { page, context } = await openSignedIn();
      await page.getByRole('article', { name: 'はじめてから30日' }).getByRole('link', { name: 'はかる' }).click();
      await page.getByRole('button', { name: '文字で読む' }).click();
      await (await passTextOnce(page)).click();
      await page.getByRole('button', { name: '0個で次へ' }).click();
      await page.getByRole('button', { name: '始める' }).click();
      await page.getByRole('textbox', { name: '使い道' }).fill('花を生ける');
      const next = await context.newPage();
      if (isKilled) await killPage(page);
      else await page.goBack();
      await next.goto('/notebook');
      await next.getByText(isKilled ? '花を生ける' : 'まだ何も書かれていません').waitFor();
      await synced(next);
      const rows = `select (select count(*)::int from public.notes where user_id = $1) as notes,
      (select count(*)::int from public.practice_results where user_id = $1 and day = '2026-11-20') as visits`;
      expect(await sql(rows, [member.userId])).toEqual([{ notes: isKilled ? 1 : 0, visits: 0 }]);
    },
  );
});
