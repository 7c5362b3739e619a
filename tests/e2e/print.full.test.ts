import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { dayAt } from '../../sync/model/day/day.ts';
import { waitUntilLoaded } from '../support/browser/screen-visit.ts';
import { fillMember } from '../support/seed/fill-member.ts';
import { generateMember } from '../support/seed/member-rows.ts';
import { test as base } from '../support/test.ts';

/** What is printed, with a selector of its rows and how many there are. */
const papers = [
  ['/kata-training?tab=list', 'main ul[aria-label="自分の型"] > li', 'kata_forms'],
  ['/notebook', 'main section li', 'notes'],
  ['/history', 'main section section li', 'training_sessions'],
  ['/history/2025', 'main svg', null],
  ['/streak', 'main td', null],
  ['/terms', 'main section', null],
  ['/privacy', 'main section', null],
  ['/help', 'main section', null],
] as const;

const test = base.extend('full', { scope: 'file' }, async ({ backend, now, sql, sharedMember, sharedDevice }) => {
  const rows = generateMember(1, dayAt(Date.parse(now)));
  await fillMember({ url: backend.url, secretKey: backend.keys.secretKey }, sharedMember.userId, rows);
  await sql(
    `insert into public.notes (id, user_id, text, day, written_at)
     select gen_random_uuid(), $1, repeat('春の朝、坂を下りる。', 1 + n % 60), date '2026-11-20' - n, now() from generate_series(1, 120) n`,
    [sharedMember.userId],
  );
  await sql(
    `insert into public.kata_forms (user_id, id, zou, ishiki) select $1, gen_random_uuid(), '坂 ' || n, '足の裏' from generate_series(1, 30) n`,
    [sharedMember.userId],
  );
  await sharedDevice.page.emulateMedia({ colorScheme: 'dark' });
  await sharedDevice.page.reload();
  return sharedDevice;
});

/** Opens the device, which takes longer than a test may. */
test.beforeAll(({ full }) => full, 240_000);

/** Runs in the page: what stands on the paper and does not belong there. */
function findOnPaper(): readonly string[] {
  const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
  const pressed =
    'a[href^="#"]:not(main *), nav:not(main *), main header a, button:not(td *), input, textarea, [role=status], [aria-label=戻る]';
  const elements = [...document.querySelectorAll(pressed)]
    .filter(isSeen)
    .map((element) => element.outerHTML.slice(0, 120));
  const stuck = [...document.querySelectorAll('body *')].filter(
    (element) => isSeen(element) && /fixed|sticky/.test(getComputedStyle(element).position),
  );
  const { backgroundColor: paper, color: ink } = getComputedStyle(document.documentElement);
  return [
    ...elements,
    ...stuck.map((element) => `is ${getComputedStyle(element).position}: ${element.outerHTML.slice(0, 120)}`),
    ...(paper === 'rgb(255, 255, 255)' && ink === 'rgb(0, 0, 0)' ? [] : [`is ${ink} on ${paper}`]),
  ];
}

/** Shows the page as it is printed until the returned function is called. */
async function print(page: Page): Promise<() => Promise<void>> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return async () => {
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
  };
}

describe('a printed screen', () => {
  test.for(papers)(
    'of %s has all its rows, in ink on white, and nothing to press',
    async ([path, row, table], { full, sql, sharedMember }) => {
      const { page } = full;
      await page.goto(path);
      await waitUntilLoaded(page);
      await page.locator(row).first().waitFor();
      const onScreen = await page.locator(row).count();
      const end = await print(page);
      expect(await page.evaluate(findOnPaper)).toEqual([]);
      const onPaper = await page.locator(row).filter({ visible: true }).count();
      await end();
      if (table === null) return expect(onPaper).toBeGreaterThan(0);
      const stored = await sql(`select id from public.${table} where user_id = $1`, [sharedMember.userId]);
      expect(onPaper).toBe(stored.length);
      expect(onScreen).toBeLessThan(onPaper);
      await expect.poll(() => page.locator(row).count()).toBeLessThan(onPaper);
    },
  );

  test('of a year fits on sheets of A5', async ({ full: { page } }) => {
    await page.goto('/history/2025');
    await waitUntilLoaded(page);
    await page.locator('main svg').first().waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
      [width, height].map(Number).map(Math.round),
    );
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.length).toBeLessThanOrEqual(4);
    expect(new Set(boxes.map(String))).toEqual(new Set(['420,595']));
  });

  test('is whole when the browser itself prints, and opens from the app', async ({ full: { page } }) => {
    await page.goto('/kata-training?tab=list');
    await waitUntilLoaded(page);
    await page.locator(papers[0][1]).first().waitFor();
    await page.evaluate(() => {
      addEventListener('beforeprint', () => {
        Reflect.set(window, 'printedRows', document.querySelectorAll('main ul > li').length);
      });
      window.print = () => Reflect.set(window, 'isPrinted', true);
    });
    const shown = await page.locator(papers[0][1]).count();
    await page.pdf();
    expect(await page.evaluate(() => Reflect.get(window, 'printedRows'))).toBeGreaterThan(shown);
    await page.getByRole('button', { name: '印刷する' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true);
  });
});
