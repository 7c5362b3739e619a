import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { base64urlOf, bytesOfBase64url } from '../../../../src/lib/notifications/base64url.ts';
import {
  type DevicePushSubscription,
  notificationDevice,
} from '../../../../src/lib/notifications/notification-device.ts';
import { NotificationError, type NotificationErrorCode } from '../../../../src/lib/notifications/notification-error.ts';

const KEY = `B${'A'.repeat(86)}`;
const OTHER_KEY = `B${'Q'.repeat(86)}`;

const never = new Promise<never>(() => {});

interface FakeBrowser {
  readonly current?: DevicePushSubscription | null;
  readonly subscribe?: () => Promise<DevicePushSubscription>;
  readonly permission?: NotificationPermission;
  /** Overrides of a registered, active worker. */
  readonly workers?: Readonly<Record<string, unknown>>;
  readonly hasApis?: boolean;
}

function push(endpoint: string, serverKey: string | null, unsubscribe = async () => true): DevicePushSubscription {
  const applicationServerKey = serverKey === null ? null : bytesOfBase64url(serverKey).buffer;
  return {
    endpoint,
    options: { applicationServerKey, userVisibleOnly: true },
    toJSON: () => ({ endpoint }),
    unsubscribe,
  };
}

function deviceIn(browser: FakeBrowser) {
  const { current = null, subscribe = async () => push('new', KEY), permission = 'granted', hasApis = true } = browser;
  const pushManager = { getSubscription: async () => current, subscribe };
  const worker = { active: {}, pushManager };
  const workers = { getRegistration: async () => worker, register: async () => worker, ready: Promise.resolve(worker) };
  vi.stubGlobal('navigator', {
    ...{ userAgent: '', platform: '', maxTouchPoints: 0 },
    serviceWorker: { ...workers, ...browser.workers },
  });
  vi.stubGlobal('window', {
    ...{ isSecureContext: true, matchMedia: () => ({ matches: false }) },
    ...(hasApis && { PushManager: {}, Notification: {} }),
  });
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  return notificationDevice;
}

afterEach(() => void vi.unstubAllGlobals());

const failing = (name: string) => async () => {
  throw new DOMException('no', name);
};

async function codeOf(work: Promise<unknown>): Promise<NotificationErrorCode | null> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  return error instanceof NotificationError ? error.code : null;
}

describe('push device', () => {
  test.each([
    ['granted', null],
    ['denied', 'permission-denied'],
    ['default', 'permission-dismissed'],
  ] as const)('maps the permission "%s" to the code %s', async (permission, code) => {
    expect(await codeOf(deviceIn({ permission }).askPermission())).toBe(code);
  });

  test.each([
    ['NotAllowedError', 'subscribe-denied'],
    ['NotSupportedError', 'subscribe-unsupported'],
    ['AbortError', 'subscribe-aborted'],
    ['InvalidStateError', 'subscribe-failed'],
    ['InvalidAccessError', 'key-failed'],
  ] as const)('maps the push service error %s to %s', async (name, code) => {
    expect(await codeOf(deviceIn({ subscribe: failing(name) }).subscribe(KEY))).toBe(code);
  });

  test('rejects a key that is not base64url', async () => {
    expect(await codeOf(deviceIn({}).subscribe('鍵'))).toBe('key-failed');
  });

  test('reports a failed service worker registration', async () => {
    const workers = { getRegistration: async () => undefined, register: failing('SecurityError') };
    expect(await codeOf(deviceIn({ workers }).subscribe(KEY))).toBe('worker-failed');
  });

  test('keeps a subscription with the same key, and replaces one with another key', async () => {
    const same = push('same', KEY);
    expect(await deviceIn({ current: same }).subscribe(KEY)).toBe(same);
    const unsubscribe = vi.fn(async () => true);
    const { endpoint } = await deviceIn({ current: push('old', OTHER_KEY, unsubscribe) }).subscribe(KEY);
    expect([endpoint, unsubscribe.mock.calls.length]).toEqual(['new', 1]);
  });

  test('has no subscription and no permission in a browser without the push APIs', async () => {
    const device = deviceIn({ hasApis: false, permission: 'granted', current: push('current', KEY) });
    expect([await device.currentSubscription(), device.permission()]).toEqual([null, 'default']);
  });
});

describe('a browser whose promises never settle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function codeAfter(ms: number, browser: FakeBrowser) {
    let code: NotificationErrorCode | null | undefined;
    void codeOf(deviceIn(browser).subscribe(KEY)).then((errorCode) => {
      code = errorCode;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    const before = code;
    await vi.advanceTimersByTimeAsync(1);
    return [before, code];
  }

  test('times out after 15 seconds for the service worker, and 30 for the push service', async () => {
    const workers = { getRegistration: () => never };
    expect(await codeAfter(15_000, { workers })).toEqual([undefined, 'worker-timeout']);
    const pushManager = { getSubscription: async () => null, subscribe: async () => push('new', KEY) };
    const installing = { active: null, pushManager };
    const unready = { getRegistration: async () => installing, ready: never };
    expect(await codeAfter(15_000, { workers: unready })).toEqual([undefined, 'worker-timeout']);
    expect(await codeAfter(30_000, { subscribe: () => never })).toEqual([undefined, 'subscribe-timeout']);
  });

  test('counts as having no subscription', async () => {
    const current = deviceIn({ workers: { getRegistration: () => never } }).currentSubscription();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await current).toBe(null);
  });
});

describe('base64url', () => {
  test('round-trips every byte', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(bytesOfBase64url(base64urlOf(bytes.buffer))).toEqual(bytes);
    expect(base64urlOf(bytesOfBase64url('-_8=').buffer)).toBe('-_8');
  });
});
