import type { Page } from 'playwright';

/** How the stand-in for the browser's push service behaves; kept over reloads. */
export interface FakePush {
  /** What the browser says of the permission; `answer` is what the member says when asked. */
  readonly permission: NotificationPermission;
  readonly answer: NotificationPermission;
  /** The name of the error that subscribing ends with. */
  readonly subscribeError: string | null;
  readonly unsubscribeFails: boolean;
  /** The service worker never becomes ready. */
  readonly workerHangs: boolean;
  /** The subscription of the device. */
  readonly held: { readonly endpoint: string; readonly serverKey: string } | null;
  /** How often the member was asked, and the service subscribed to. */
  readonly asked: number;
  readonly subscribed: number;
}

const KEY = 'fake-push';

/** A key that a server had before. */
export const OTHER_SERVER_KEY = `B${'A'.repeat(86)}`;

const START: FakePush = {
  permission: 'default',
  answer: 'granted',
  subscribeError: null,
  unsubscribeFails: false,
  workerHangs: false,
  held: null,
  asked: 0,
  subscribed: 0,
};

/** Stands in for the push service of Chromium's maker, which no test can reach. To be called before the app starts. */
export async function fakePush(page: Page): Promise<void> {
  await page.addInitScript(installFakePush, { key: KEY, start: START });
}

/** What the stand-in holds. */
export function readFakePush(page: Page): Promise<FakePush> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
}

/** Changes how the stand-in behaves from now on. */
export async function changeFakePush(page: Page, change: Partial<FakePush>): Promise<void> {
  const next = { ...(await readFakePush(page)), ...change };
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, JSON.stringify(next)] as const);
}

/** Runs in the page before its scripts. */
function installFakePush({ key, start }: { key: string; start: FakePush }): void {
  const read = (): FakePush => JSON.parse(localStorage.getItem(key) ?? 'null') ?? start;
  const change = (part: Partial<FakePush>) => localStorage.setItem(key, JSON.stringify({ ...read(), ...part }));
  const base64url = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  change({});

  Object.defineProperty(Notification, 'permission', { get: () => read().permission });
  Notification.requestPermission = async () => {
    const { permission, answer, asked } = read();
    change({ asked: asked + 1, permission: permission === 'default' ? answer : permission });
    return read().permission;
  };

  const subscription = ({ endpoint, serverKey }: NonNullable<FakePush['held']>) => ({
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey).buffer },
    // Made of the address, so that the same subscription always has the same keys.
    toJSON: () => {
      const part = endpoint.slice(-8);
      return { endpoint, keys: { p256dh: `B${part.repeat(11).slice(0, 86)}`, auth: part.repeat(3).slice(0, 22) } };
    },
    async unsubscribe() {
      if (read().unsubscribeFails) throw new DOMException('Cannot unsubscribe', 'AbortError');
      change({ held: null });
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const { held, permission } = read();
      return held === null || permission !== 'granted' ? null : subscription(held);
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      const { subscribeError, subscribed } = read();
      change({ subscribed: subscribed + 1 });
      if (subscribeError !== null) throw new DOMException('Registration failed', subscribeError);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${base64url(crypto.getRandomValues(new Uint8Array(24)))}`;
      const held = { endpoint, serverKey: base64url(applicationServerKey) };
      change({ held });
      return subscription(held);
    },
  });

  const { getRegistration } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.getRegistration = function hang(...args) {
    return read().workerHangs ? new Promise(() => {}) : getRegistration.apply(this, args);
  };
}
