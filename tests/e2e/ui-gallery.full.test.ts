import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findAxeViolations } from '../support/browser/axe.ts';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { openGallery } from '../support/gallery/open-gallery.ts';

const SHEETS = ['home', 'calendar', 'tiles', 'drill', 'form', 'feedback', 'list', 'marks', 'empty'] as const;

let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
});

afterAll(() => gallery.close());

afterEach(() => {
  expect(gallery.errors).toEqual([]);
});

describe('design system', () => {
  test.each(SHEETS)('has no accessibility or size issues on the sheet %s, light and dark', async (sheet) => {
    const page = await gallery.open(`sheet=${sheet}`, { reducedMotion: 'reduce' });
    expect(await findScreenIssues(page)).toEqual([]);
    await page.context().close();
  });

  test.each(['確認', '知らせ', 'お知らせを開く', 'トースト'])(
    'has no accessibility issues after 「%s」',
    async (name) => {
      const page = await gallery.open('sheet=feedback', { reducedMotion: 'reduce' });
      await page.getByRole('button', { name, exact: true }).click();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.context().close();
    },
  );

  test('centres the page in a wide window, at most 480 px wide', async () => {
    const page = await gallery.open('sheet=home', { viewport: { width: 1280, height: 800 } });
    const { left, right, middle } = await page.evaluate(() => {
      const box = document.querySelector('main')?.getBoundingClientRect();
      return { left: box?.left ?? 0, right: box?.right ?? 0, middle: innerWidth / 2 };
    });
    expect(right - left).toBeLessThanOrEqual(480);
    expect((left + right) / 2).toBeCloseTo(middle, 0);
    await page.context().close();
  });

  test('follows the scheme of the root element over that of the system', async () => {
    const readBackground = async (query: string, colorScheme: 'light' | 'dark') => {
      const page = await gallery.open(query, { colorScheme });
      const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await page.context().close();
      return colour;
    };
    const [light, dark] = [await readBackground('sheet=empty', 'light'), await readBackground('sheet=empty', 'dark')];
    expect(light).not.toBe(dark);
    expect(await readBackground('sheet=empty&scheme=dark', 'light')).toBe(dark);
    expect(await readBackground('sheet=empty&scheme=light', 'dark')).toBe(light);
  });
});
