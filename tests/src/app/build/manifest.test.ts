import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { manifest } from '../../../../src/app/build/manifest.ts';

const SCREENSHOT_BYTES = 150 * 1024;

interface Picture {
  readonly src: string;
  readonly sizes?: string;
}

const icons: readonly Picture[] = manifest.icons ?? [];
const screenshots = manifest.screenshots ?? [];
const shortcuts = manifest.shortcuts ?? [];
const pictures: readonly Picture[] = [
  ...icons,
  ...screenshots,
  ...shortcuts.flatMap((shortcut): readonly Picture[] => shortcut.icons ?? []),
];

describe('manifest', () => {
  test('has the fields that installers require', () => {
    expect(manifest).toMatchObject({
      id: '/',
      short_name: '稽古',
      lang: 'ja',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      launch_handler: { client_mode: 'focus-existing' },
    });
    for (const text of [manifest.name, manifest.description]) expect(text).toMatch(/稽古/);
    for (const color of [manifest.theme_color, manifest.background_color]) expect(color).toMatch(/^#[\da-f]{6}$/);
    expect((manifest.icons ?? []).map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']),
    );
  });

  test('has narrow and wide screenshots, each set in one size that installers accept', () => {
    for (const form of ['narrow', 'wide'] as const) {
      const sizes = screenshots.filter(({ form_factor }) => form_factor === form).map(({ sizes }) => sizes ?? '');
      expect(sizes.length).toBeGreaterThan(0);
      expect(new Set(sizes).size).toBe(1);
      const [width = 0, height = 0] = (sizes[0] ?? '').split('x').map(Number);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    }
  });

  test('has four shortcuts', () => {
    expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['今日の稽古', '/training/today'],
      ['型のテスト', '/kata-training?tab=test'],
      ['連続記録', '/streak'],
      ['頭の回転', '/training/tokushu/brain-speed'],
    ]);
  });

  test.each(pictures)('has the image $src in the declared size', async ({ src, sizes }) => {
    expect(await pngSize(`public${src}`)).toBe(sizes);
  });

  test.each(screenshots)('keeps $src small', async ({ src }) => {
    expect((await stat(`public${src}`)).size).toBeLessThanOrEqual(SCREENSHOT_BYTES);
  });

  test('is complemented by an opaque Apple touch icon', async () => {
    const [, href = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(await readFile('index.html', 'utf8')) ?? [];
    expect(await pngSize(`public${href}`)).toBe('180x180');
    expect((await readFile(`public${href}`)).readUInt8(COLOR_TYPE)).toBe(OPAQUE_RGB);
  });
});

/** Offset of the colour type in a PNG header, and the type without transparency. */
const COLOR_TYPE = 25;
const OPAQUE_RGB = 2;

async function pngSize(path: string): Promise<string> {
  const bytes = await readFile(path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
