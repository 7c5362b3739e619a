import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { scenarios } from '../../src/practices/setsuna/content.ts';
import type { TestBackend } from '../support/backend/backend.ts';
import { goOffline, synced } from '../support/browser/journeys.ts';
import { answerDialog, expectNoIssues, notice, openTab, press, test } from '../support/fixtures/admin.ts';

/** The event of an added scenario of 刹那. */
const addedEvent = (number: number) => `足した出来事${number}が、目の前で起きる。`;

/** A file with scenarios of 刹那, from number 1 to `amount`. */
function scenarioFile(amount: number): string {
  const numbers = Array.from({ length: amount }, (_, index) => index + 1);
  return JSON.stringify(
    numbers.map((number) => ({ situation: `足した場面${number}で待つ。`, event: addedEvent(number), category: '街' })),
  );
}

/** Records that a member has seen all bundled scenarios of 刹那, so that only added ones are new. */
async function markScenariosSeen({ sql }: Pick<TestBackend, 'sql'>, userId: string, day: string): Promise<void> {
  for (let from = 0; from < scenarios.length; from += 100) {
    const results = scenarios.slice(from, from + 100).map(({ id }) => ({ item: id, result: 'seen' }));
    await sql(
      `insert into public.practice_results (user_id, id, training_type, day, results) values ($1, $2, 'setsuna', $3, $4)`,
      [userId, randomUUID(), day, JSON.stringify(results)],
    );
  }
}

async function openMaterials(page: Page, drill: string) {
  await openTab(page, '教材');
  await page.getByLabel('稽古', { exact: true }).selectOption({ label: drill });
  await page.getByRole('heading', { name: `${drill}の教材` }).waitFor();
}

const chooseFile = (page: Page, text: string, name = 'added.json') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function publish(page: Page) {
  await press(page, '公開する');
  await answerDialog(page, '公開する');
}

/** Plays 刹那 for some scenarios and returns what happened in each. */
async function playSetsuna(page: Page, amount: number): Promise<readonly string[]> {
  await page.goto('/training/setsuna');
  const events: string[] = [];
  for (let n = 0; n < amount; n += 1) {
    await press(page, '思考開始');
    const main = (await page.locator('main').textContent()) ?? '';
    const added = /足した出来事\d+が、目の前で起きる。/.exec(main)?.[0];
    events.push(added ?? scenarios.find(({ event }) => main.includes(event))?.event ?? main);
    if (n + 1 < amount) await press(page, '次の状況');
  }
  await press(page, '稽古完了');
  await press(page, '稽古の一覧へ');
  await page.getByRole('heading', { name: '十七の稽古' }).waitFor();
  return events;
}

const isAdded = (event: string) => event.startsWith('足した出来事');

describe('material that the admin adds', () => {
  test('by a file reaches a device that was offline, stays there offline, and can be withdrawn once seen', {
    timeout: 240_000,
  }, async ({ sql, openAdmin, openSignedIn, member }) => {
    await sql('delete from public.materials');
    await markScenariosSeen({ sql }, member.userId, '2026-11-01');
    const phone = await openSignedIn();
    await goOffline(phone);

    const admin = await openAdmin('花子');
    const { page } = admin;
    await openMaterials(page, '刹那');
    await page.getByText('まだ足した教材がありません').waitFor();
    await expectNoIssues(page);
    const items: readonly object[] = JSON.parse(scenarioFile(10));
    await chooseFile(page, JSON.stringify([...items.slice(0, 3), { situation: '場面だけ。', category: '街' }, null]));
    await page.getByText('直すところが2か所あります').waitFor();
    await page.getByRole('listitem').filter({ hasText: '4件目' }).getByText('「event」入力してください').waitFor();
    await page.getByRole('listitem').filter({ hasText: '5件目' }).waitFor();
    await expectNoIssues(page);
    expect(await sql('select from public.materials')).toEqual([]);
    await chooseFile(page, scenarioFile(10));
    await page.getByText('追加 10件、変更 0件、取り下げ 0件').waitFor();
    await expectNoIssues(page);
    await publish(page);
    await page.getByText('足した場面10で待つ。').waitFor();
    await chooseFile(page, scenarioFile(10));
    await page.getByText('変わるところはありません').waitFor();

    expect((await playSetsuna(phone.page, 2)).filter(isAdded)).toEqual([]);
    await phone.context.setOffline(false);
    await synced(phone.page);
    // The document arrives after the sync.
    await expect.poll(async () => (await playSetsuna(phone.page, 1)).some(isAdded), { timeout: 90_000 }).toBe(true);
    const shown = await playSetsuna(phone.page, 2);
    expect(shown.filter(isAdded)).toHaveLength(2);
    await synced(phone.page);
    await phone.context.setOffline(true);
    const offline = await playSetsuna(phone.page, 2);
    expect(offline.filter(isAdded)).toHaveLength(2);
    expect(new Set([...shown, ...offline]).size).toBe(4);

    const [event = ''] = shown;
    const number = /\d+/.exec(event)?.[0];
    const seen = `足した場面${number}で待つ。`;
    await chooseFile(page, JSON.stringify(items.filter((item) => !JSON.stringify(item).includes(seen))));
    await page.getByText('追加 0件、変更 0件、取り下げ 1件').waitFor();
    await publish(page);
    await notice(page, seen).getByText('取り下げ中').waitFor();
    await phone.context.setOffline(false);
    await synced(phone.page);
    const rest = await playSetsuna(phone.page, 2);
    expect(rest.filter(isAdded)).toHaveLength(2);
    expect(rest).not.toContain(event);
    await phone.page.goto('/history');
    await phone.page.getByText('刹那').first().waitFor();
    const stored = await sql<{ item: string }>(
      `select distinct r ->> 'item' as item from public.practice_results, jsonb_array_elements(results) r
       where user_id = $1 and r ->> 'item' like 'setsuna-_____'`,
      [member.userId],
    );
    expect(stored.length).toBeGreaterThanOrEqual(4);
  });

  test('is saved as a file, changed there and published', async ({ sql, openAdmin }) => {
    await sql('delete from public.materials');
    const { page } = await openAdmin('春子');
    await openMaterials(page, 'ツアー');
    expect(new URL(page.url()).search).toBe('?tab=materials&pack=tour');
    const saved = async (button: string) => {
      const download = page.waitForEvent('download');
      await press(page, button);
      expect((await download).suggestedFilename()).toBe('keiko-ツアー.json');
      return readFileSync(await (await download).path(), 'utf8');
    };
    const template = await saved('ひな形を保存（JSON）');
    await chooseFile(page, template.replace('駅前の商店街', '港の市場'));
    await publish(page);
    await notice(page, '港の市場を案内する').waitFor();
    await chooseFile(page, (await saved('いまの教材を保存（JSON）')).replace('港の市場', '川沿いの市場'));
    await page.getByText('追加 0件、変更 1件、取り下げ 0件').waitFor();
    await publish(page);
    await notice(page, '川沿いの市場を案内する').waitFor();
  });
});
