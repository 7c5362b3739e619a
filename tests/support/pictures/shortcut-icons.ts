import type { Page } from 'playwright';

/** Icon size in pixels: twice the 96 that Android requires. */
const SIZE = 192;

/** Each drawing is copied from a screen of the app, so that both look alike. */
const icons = [
  { file: 'jutsu.png', path: '/training', words: '十四ツ' },
  { file: 'kata-test.png', path: '/training-menu', words: '型の' },
  { file: 'streak.png', path: '/training-menu', words: null },
  { file: 'brain-speed.png', path: '/training/tokushu', words: '頭の回転' },
] as const;

/** For the shortcut without a motif in the app: a calendar page with today's seal. */
const calendarPage =
  '<path d="M7 11h34v31H7zM7 20h34M16 6v9M32 6v9"/><path d="M14 27h.1M24 27h.1M34 27h.1M14 35h.1M34 35h.1" opacity=".4"/><circle data-seal cx="24" cy="34" r="4.5"/>';

/** Draws the icons of the manifest shortcuts into `folder`. */
export async function drawShortcutIcons(page: Page, folder: string): Promise<void> {
  for (const { file, path, words } of icons) {
    await page.goto(path);
    const drawing = words === null ? calendarPage : await readMotif(page, words);
    const sheet = await page.context().newPage();
    await sheet.setViewportSize({ width: SIZE, height: SIZE });
    await sheet.setContent(createSheet(drawing));
    await sheet.screenshot({ path: `${folder}/${file}`, omitBackground: true, scale: 'css' });
    await sheet.close();
  }
}

function readMotif(page: Page, words: string): Promise<string> {
  const motif = page.locator('svg[viewBox="0 0 48 48"]');
  const tile = page.locator('main :is(a, li, article, section)').filter({ has: motif, hasText: words });
  return tile.last().locator(motif).first().innerHTML();
}

function createSheet(drawing: string): string {
  return `<style>
    body { margin: 0 }
    svg { display: block; inline-size: 100vw; block-size: 100vh; fill: none; stroke: #24201b; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
    [data-seal] { fill: #b5331c; stroke: none }
  </style>
  <svg viewBox="-14 -14 76 76"><circle cx="24" cy="24" r="38" fill="#f6f1e6" stroke="none"/>${drawing}</svg>`;
}
