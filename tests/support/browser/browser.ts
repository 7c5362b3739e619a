import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findChromium, findHeadlessShell } from './find-browsers.ts';

/** Keeps Chromium from calling Google's hosts, which the test network blocks. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-fake-device-for-media-stream',
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
  if (path === null) throw new Error('Cannot find Chromium: run tests/support/browser/ensure-browsers.ts');
  return path;
}

export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Sets the clock of all pages; it runs on from there, without firing timers. The service worker has the real time. */
  readonly setClock: (iso: string) => Promise<void>;
  /** Returns and forgets the errors so far: console errors, uncaught errors, requests to third-party hosts. */
  readonly takeErrors: () => readonly string[];
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

/** What Chromium logs offline: for a request, the check for a new service worker, the live channel. */
const networkErrors = [
  'Failed to load resource',
  'An unknown error occurred when fetching the script.',
  'WebSocket connection to',
];

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
  if (options.clock !== undefined) await context.clock.install({ time: options.clock });
  const setClock = (iso: string) => context.clock.setSystemTime(iso);
  await context.addInitScript(reportPolicyViolations);
  const errors: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && ![new URL(options.url).origin, VIDEO_HOST].includes(origin))
      errors.push(`Requested "${origin}"`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !networkErrors.some((text) => message.text().startsWith(text)))
      errors.push(message.text());
  });
  const page = await context.newPage();
  return { context, page, setClock, takeErrors: () => errors.splice(0), close: () => context.close() };
}

/** Runs in the page before its scripts: turns violations of the content security policy into page errors. */
export function reportPolicyViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportError(new Error(`Violates the policy "${effectiveDirective}": ${blockedURI}`));
  });
}

/** Waits until the service worker controls the page and has stored the whole build. */
export async function waitForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
