import { type BrowserContextOptions, chromium, type Page } from 'playwright';
import { serveGallery } from './serve-gallery.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Serves the gallery: `open` shows one sheet in a new window; `errors` collects console and page errors. */
export async function openGallery() {
  const gallery = await serveGallery();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const errors: string[] = [];

  const open = async (query: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP', ...options });
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${query}: ${error.message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(`${query}: ${message.text()}`);
    });
    await page.goto(`${gallery.url}?${query}`);
    await page.locator('h1').waitFor();
    return page;
  };

  const close = async () => {
    await browser.close();
    await gallery.close();
  };
  return { open, close, errors };
}
