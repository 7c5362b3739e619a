import { Builder, Capabilities, Key as DriverKey, Origin, type WebDriver } from 'selenium-webdriver';
import { withTimeout } from '../../../src/lib/with-timeout.ts';
import { findMiniBrowser } from '../browser/find-browsers.ts';
import { toSource } from './dom-queries.ts';
import {
  type EngineBrowser,
  type EngineDevice,
  type EngineTab,
  type Key,
  type LaunchOptions,
  PHONE,
} from './engine.ts';
import { takeRecordedErrors } from './page-errors.ts';
import { type DriverProcess, startWebKitHost } from './webkit-processes.ts';

const KEYS: Readonly<Record<Key, string>> = {
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
  ArrowDown: DriverKey.ARROW_DOWN,
  ArrowRight: DriverKey.ARROW_RIGHT,
  Home: DriverKey.HOME,
  End: DriverKey.END,
};

/** Runs in the page: resolves once it has been painted. */
const PAINTED =
  'new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted, 100))))';

const RESIZE_TIMEOUT_MS = 5000;
const COMMAND_TIMEOUT_MS = 40_000;

/** WebKitGTK's MiniBrowser, driven by Selenium's client. Every device is a MiniBrowser, because a session is one profile. */
export async function launchWebKit({ isDark = false, hasPageCache = false }: LaunchOptions): Promise<EngineBrowser> {
  const binary = findMiniBrowser();
  if (binary === null) throw new Error('Cannot find WebKit: run tests/support/browser/ensure-browsers.ts');
  const host = await startWebKitHost();
  const args = [
    '--automation',
    '--time-zone=Asia/Tokyo',
    `--enable-page-cache=${hasPageCache}`,
    ...(isDark ? ['--dark-mode'] : []),
  ];
  return {
    openDevice: async () => openDevice(await host.startDriver(), { binary, args }),
    close: () => host.close(),
  };
}

async function openDevice(
  process: DriverProcess,
  browserOptions: { readonly binary: string; readonly args: readonly string[] },
): Promise<EngineDevice> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions });
  const driver = await new Builder().usingServer(process.url).withCapabilities(capabilities).build();
  const inWindow = createWindowSwitch(driver);
  // The first window stays blank, because the session ends with its last window.
  const blank = await driver.getWindowHandle();
  const tabs = new Set<EngineTab>();
  const errors: string[] = [];
  const collectErrors = async (tab: EngineTab) => {
    errors.push(...(await tab.evaluate<readonly string[]>(`${toSource(takeRecordedErrors)}()`)));
  };
  return {
    async openTab() {
      const handle = await inWindow(blank, async () => {
        await driver.switchTo().newWindow('window');
        const opened = await driver.getWindowHandle();
        await driver.switchTo().window(blank);
        return opened;
      });
      const tab: EngineTab = {
        ...createTab(driver, (act) => inWindow(handle, act)),
        async close() {
          await collectErrors(tab);
          tabs.delete(tab);
          await inWindow(handle, () => driver.close());
        },
      };
      tabs.add(tab);
      await tab.resize(PHONE);
      return tab;
    },
    async takeErrors() {
      for (const tab of tabs) await collectErrors(tab);
      return errors.splice(0);
    },
    async close() {
      process.close();
    },
  };
}

type InWindow = <T>(act: () => Promise<T>) => Promise<T>;

/** A session has one current window, so commands to several windows wait for each other. */
function createWindowSwitch(driver: WebDriver): <T>(handle: string, act: () => Promise<T>) => Promise<T> {
  let current: string | null = null;
  let previous: Promise<unknown> = Promise.resolve();
  return (handle, act) => {
    const result = previous.then(async () => {
      if (current !== handle) await driver.switchTo().window(handle);
      current = handle;
      return act();
    });
    // The driver waits for ever for a page that hangs.
    const answered = withTimeout(result, COMMAND_TIMEOUT_MS, () => {
      throw new Error('WebKitWebDriver does not answer');
    });
    previous = answered.catch(() => undefined);
    return answered;
  };
}

function createTab(driver: WebDriver, inWindow: InWindow): Omit<EngineTab, 'close'> {
  const evaluate = <T>(expression: string) => inWindow(() => driver.executeScript<T>(`return (${expression})`));
  return {
    goto: (url) => inWindow(() => driver.get(url)),
    reload: () => inWindow(() => driver.navigate().refresh()),
    readUrl: () => inWindow(() => driver.getCurrentUrl()),
    evaluate,
    clickAt: ({ x, y }) =>
      inWindow(() =>
        driver
          .actions({ async: true })
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .perform(),
      ),
    press: (key) => inWindow(() => driver.actions({ async: true }).sendKeys(KEYS[key]).perform()),
    async resize({ width, height }) {
      const bars = await evaluate<number>('outerHeight - innerHeight');
      await inWindow(async () => {
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + bars });
      });
      const deadline = Date.now() + RESIZE_TIMEOUT_MS;
      while ((await evaluate<string>('[innerWidth, innerHeight].join("x")')) !== `${width}x${height}`) {
        if (Date.now() > deadline) throw new Error(`Cannot resize the window to ${width}x${height}`);
      }
      // A window that leaves its page before that was painted stays black in pictures.
      await evaluate(PAINTED);
    },
  };
}
