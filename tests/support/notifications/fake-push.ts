import type { Page } from 'playwright';

/** State of the fake push service of the browser; survives reloads. */
export interface FakePush {
  /** `permission` is the current permission; `answer` is the reply of the member to the prompt. */
  readonly permission: NotificationPermission;
  readonly answer: NotificationPermission;
  /** Name of the error that subscribe() rejects with. */
  readonly subscribeError: string | null;
  readonly unsubscribeFails: boolean;
  /** The service worker never becomes ready. */
  readonly workerHangs: boolean;
  /** The subscription of the device. */
  readonly subscription: { readonly endpoint: string; readonly serverKey: string } | null;
  /** Number of permission prompts, and of subscribe() calls. */
  readonly asked: number;
  readonly subscribed: number;
}

const KEY = 'fake-push';

/** A former key of the server. */
export const OTHER_SERVER_KEY = `B${'A'.repeat(86)}`;

const START: FakePush = {
  permission: 'default',
  answer: 'granted',
  subscribeError: null,
  unsubscribeFails: false,
  workerHangs: false,
  subscription: null,
  asked: 0,
  subscribed: 0,
};

/** Replaces Chromium's push service, which tests cannot reach. Call it before the app starts. */
export async function fakePush(page: Page): Promise<void> {
  await page.addInitScript(installFakePush, { key: KEY, start: START });
}

/** Reads the state of the fake push service. */
export function readFakePush(page: Page): Promise<FakePush> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
}

/** Changes the state of the fake push service. */
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

  const toSubscription = ({ endpoint, serverKey }: NonNullable<FakePush['subscription']>) => ({
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey).buffer },
    // Derived from the endpoint, so that a subscription always has the same keys.
    toJSON: () => {
      const part = endpoint.slice(-8);
      return { endpoint, keys: { p256dh: `B${part.repeat(11).slice(0, 86)}`, auth: part.repeat(3).slice(0, 22) } };
    },
    async unsubscribe() {
      if (read().unsubscribeFails) throw new DOMException('Cannot unsubscribe', 'AbortError');
      change({ subscription: null });
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    async getSubscription() {
      const { subscription, permission } = read();
      return subscription === null || permission !== 'granted' ? null : toSubscription(subscription);
    },
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      const { subscribeError, subscribed } = read();
      change({ subscribed: subscribed + 1 });
      if (subscribeError !== null) throw new DOMException('Registration failed', subscribeError);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${base64url(crypto.getRandomValues(new Uint8Array(24)))}`;
      const subscription = { endpoint, serverKey: base64url(applicationServerKey) };
      change({ subscription });
      return toSubscription(subscription);
    },
  });

  const { getRegistration } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.getRegistration = function hang(...args) {
    return read().workerHangs ? new Promise(() => {}) : getRegistration.apply(this, args);
  };
}
