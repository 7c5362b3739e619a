import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toDay } from '../../sync/model/day/day.ts';
import { buildBookWriter } from '../support/book/build-writer.ts';
import { diligentMember } from '../support/book/diligent-member.ts';
import { findAxeViolations } from '../support/browser/axe.ts';
import { launchBrowser } from '../support/browser/browser.ts';

const TODAY = toDay('2026-11-20');

describe('a book', () => {
  let folder = '';
  let browser: Browser;

  /** Opens the book of a member of 40 days, or of one on the first day without any record. */
  const openBook = async (name: 'full' | 'empty', options: Parameters<Browser['newContext']>[0] = {}) => {
    const page = await (await browser.newContext({ viewport: { width: 320, height: 568 }, ...options })).newPage();
    await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
    return page;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keiko-book-'));
    browser = await launchBrowser();
    const write = await buildBookWriter();
    const empty = { ...diligentMember(0, TODAY), profile: null, kata_forms: [], training_sessions: [] };
    await writeFile(join(folder, 'full.html'), await write(diligentMember(40, TODAY), TODAY));
    await writeFile(join(folder, 'empty.html'), await write(empty, TODAY));
  });

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  test.each(['full', 'empty'] as const)('that is %s is accessible, and no wider than a small phone', async (name) => {
    const page = await openBook(name);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('is read without scripts', async () => {
    const page = await openBook('full', { javaScriptEnabled: false });
    await page.getByRole('link', { name: '稽古帳' }).click();
    await page.locator('#notes article').first().waitFor();
  });

  test('hides the ishiki of the kata for a test, and shows one that is pressed', async () => {
    const page = await openBook('full', { javaScriptEnabled: false });
    const ishiki = page.locator('#kata .ishiki').first();
    await page.getByLabel('意識を隠す').check();
    await expect.poll(() => ishiki.evaluate((text) => getComputedStyle(text).color)).toBe('rgba(0, 0, 0, 0)');
    await ishiki.click();
    await expect.poll(() => ishiki.evaluate((text) => getComputedStyle(text).color)).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('is printed on a light ground, or the notebook alone in vertical type', async () => {
    const page = await openBook('full', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const read = () =>
      page.evaluate(() => [
        getComputedStyle(document.documentElement).writingMode,
        getComputedStyle(document.body).color,
      ]);
    expect(await read()).toEqual(['horizontal-tb', 'rgb(0, 0, 0)']);
    expect(await page.locator('.part:visible').count()).toBe(7);
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('稽古帳だけを、縦書きで印刷する').check();
    await page.emulateMedia({ media: 'print' });
    expect(await read()).toEqual(['vertical-rl', 'rgb(0, 0, 0)']);
    expect(await page.locator('.part:visible').evaluateAll((parts) => parts.map(({ id }) => id))).toEqual(['notes']);
  });
});
