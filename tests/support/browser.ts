import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** Keeps Chromium from calling its maker's hosts, which a closed network refuses. */
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Asked only when a member opens a video. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/** The engine, for what a page does; the whole browser where this machine has nothing lighter. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell() ?? chromiumPath(), args: FLAGS });
}

/** The browser with all that stands around a page, such as notifications, and for measuring. */
export function launchFullBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** A browser of its own that keeps what it knows in `folder`: not a private window, as every other context is. */
export function launchProfile(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath: chromiumPath(), args: FLAGS });
}

function chromiumPath(): string {
  const path = findChromium();
  if (path === null) throw new Error('Cannot find Chromium: run tests/support/ensure-chromium.ts');
  return path;
}

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Sets the device's own clock; it runs on from there. Takes effect with the next page load. */
  readonly setClock: (iso: string) => Promise<void>;
  /** Errors of the console and of scripts since the start, without those of refused network requests; third hosts asked. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

export interface DeviceOptions {
  readonly url: string;
  readonly clock?: string;
  readonly timezone?: string;
  readonly dark?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Pixels of the screen for each of the page. */
  readonly pixelRatio?: number;
  /** What the browser calls itself, when not Chromium's own name. */
  readonly userAgent?: string;
}

/** What Chromium logs when the network is away: for a request, and for the look for a new service worker. */
const networkErrors = ['Failed to load resource', 'An unknown error occurred when fetching the script.'];

/** A phone of its own: nothing is shared with another device but the server. */
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
      errors.push(`Asked "${origin}" for something`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !networkErrors.some((text) => message.text().startsWith(text)))
      errors.push(message.text());
  });
  return { context, page, setClock, errors: () => errors, close: () => context.close() };
}

/** Runs in the page before its scripts: what the host's policy forbids becomes an error of the page. */
function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportError(new Error(`Against the policy "${effectiveDirective}": ${blockedURI}`));
  });
}

/** Runs in the page before its scripts: moves Date by an offset, leaving timers and time's flow as they are. */
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
