import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** Keeps Chromium from calling Google's hosts, which the test network blocks. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Requested only when a member opens a video. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/** Launches headless shell, or the full browser if this machine has no headless shell. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell() ?? chromiumPath(), args: CHROMIUM_FLAGS });
}

/** Launches the full browser: needed for notifications and for benchmarks. */
export function launchFullBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
}

/** Launches a browser with a persistent profile in `folder`; other contexts are private windows. */
export function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
}

function chromiumPath(): string {
  const path = findChromium();
  if (path === null) throw new Error('Cannot find Chromium: run tests/support/browser/ensure-chromium.ts');
  return path;
}

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Sets the device's own clock; it runs on from there. Takes effect with the next page load. */
  readonly setClock: (iso: string) => Promise<void>;
  /** Console errors, uncaught errors and requests to third-party hosts, without failed network requests. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

export interface DeviceOptions {
  readonly url: string;
  readonly clock?: string;
  readonly timezone?: string;
  readonly dark?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Device pixels per CSS pixel. */
  readonly pixelRatio?: number;
  /** Replaces Chromium's own user agent. */
  readonly userAgent?: string;
}

/** What Chromium logs offline: for a request, and for the check for a new service worker. */
const networkErrors = ['Failed to load resource', 'An unknown error occurred when fetching the script.'];

/** Opens a device that shares nothing but the server with other devices. */
export async function openDevice(browser: Browser, options: DeviceOptions): Promise<Device> {
  const context = await browser.newContext({
    baseURL: options.url,
    locale: 'ja-JP',
    timezoneId: options.timezone ?? 'Asia/Tokyo',
    colorScheme: options.dark ? 'dark' : 'light',
    viewport: options.viewport ?? { width: 390, height: 844 },
    deviceScaleFactor: options.pixelRatio ?? 1,
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
    hasTouch: true,
  });
  const setClock = async (iso: string) => {
    await context.addInitScript(shiftClock, Date.parse(iso) - Date.now());
  };
  if (options.clock !== undefined) await setClock(options.clock);
  await context.addInitScript(reportPolicyViolations);
  const page = await context.newPage();
  const errors: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && ![new URL(options.url).origin, VIDEO_HOST].includes(origin))
      errors.push(`Requested "${origin}"`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !networkErrors.some((text) => message.text().startsWith(text)))
      errors.push(message.text());
  });
  return { context, page, setClock, errors: () => errors, close: () => context.close() };
}

/** Runs in the page before its scripts: turns violations of the content security policy into page errors. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportError(new Error(`Violates the policy "${effectiveDirective}": ${blockedURI}`));
  });
}

/** Runs in the page before its scripts: shifts Date by an offset, without affecting timers. */
function shiftClock(offset: number) {
  const held: unknown = Reflect.get(window, 'realDate');
  const RealDate = typeof held === 'function' ? (held as DateConstructor) : Date;
  Reflect.set(window, 'realDate', RealDate);
  window.Date = new Proxy(RealDate, {
    construct: (target, args: readonly unknown[]) =>
      Reflect.construct(target, args.length === 0 ? [target.now() + offset] : args),
    apply: (target) => new target(target.now() + offset).toString(),
    get: (target, key) => (key === 'now' ? () => target.now() + offset : Reflect.get(target, key)),
  });
}

/** Waits until the service worker controls the page and has stored the whole build. */
export async function waitForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
