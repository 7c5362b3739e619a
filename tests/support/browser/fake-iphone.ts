import type { Locator, Page } from 'playwright';

/** Safari's words on an iPhone, for `DeviceOptions.userAgent`. */
export const IPHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** A file handed to the share sheet. */
export interface SharedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Makes the scripts of a page see an app on an iPhone's home screen, with a share sheet that takes files. */
export async function fakeIphoneApp(page: Page): Promise<void> {
  await page.addInitScript(installIphoneApp);
}

/** The files that the page has shared so far. */
export function readSharedFiles(page: Page): Promise<readonly SharedFile[]> {
  return page.evaluate(() => Reflect.get(window, 'sharedFiles'));
}

/** Makes the next call of the share sheet fail with an error of this name. */
export async function refuseNextShare(page: Page, name: 'NotAllowedError' | 'AbortError'): Promise<void> {
  await page.evaluate((error) => Reflect.set(window, 'shareError', error), name);
}

/**
 * Taps the place of a control twice, `ms` apart by the clock of events, however slow the machine is; like iOS, the browser
 * counts each tap as the first.
 */
export async function tapTwice(control: Locator, ms: number): Promise<void> {
  await control.evaluate(async (element, pause) => {
    // Not below the tabs of a first view.
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
    const start = performance.now();
    const tap = (timeStamp: number) => {
      const target = document.elementFromPoint(at.clientX, at.clientY) ?? document.body;
      target.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }));
      const click = new MouseEvent('click', { ...at, detail: 1 });
      Object.defineProperty(click, 'timeStamp', { value: timeStamp });
      target.dispatchEvent(click);
    };
    tap(start);
    await new Promise((resolve) => setTimeout(resolve, pause));
    tap(start + pause);
  }, ms);
}

/** Shows or hides the page, as the lock button of a phone does. */
export async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}

function installIphoneApp(): void {
  const files: SharedFile[] = [];
  Reflect.set(window, 'sharedFiles', files);
  const define = (name: string, value: unknown) =>
    Object.defineProperty(Navigator.prototype, name, { value, configurable: true });
  define('standalone', true);
  define('canShare', (data: ShareData) => (data.files?.length ?? 0) > 0);
  define('share', async (data: ShareData) => {
    const error: unknown = Reflect.get(window, 'shareError');
    Reflect.set(window, 'shareError', undefined);
    if (typeof error === 'string') throw new DOMException('The share sheet has failed', error);
    for (const file of data.files ?? []) files.push({ name: file.name, type: file.type, text: await file.text() });
  });
}
