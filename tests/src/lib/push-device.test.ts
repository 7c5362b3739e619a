import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { base64urlOf, bytesOfBase64url } from '../../../src/lib/base64url.ts';
import { createPushDevice, type DevicePush, type PushParts } from '../../../src/lib/push-device.ts';
import { PushError, type PushErrorCode } from '../../../src/lib/push-error.ts';

const KEY = `B${'A'.repeat(86)}`;
const OTHER_KEY = `B${'Q'.repeat(86)}`;

const never = new Promise<never>(() => {});

interface FakeBrowser {
  readonly held?: DevicePush | null;
  readonly subscribe?: () => Promise<DevicePush>;
  readonly answer?: NotificationPermission;
  /** In the place of a worker that is registered and active. */
  readonly workers?: Partial<ReturnType<PushParts['workers']>>;
  readonly hasApis?: boolean;
}

function push(endpoint: string, serverKey: string | null, unsubscribe = async () => true): DevicePush {
  const applicationServerKey = serverKey === null ? null : bytesOfBase64url(serverKey).buffer;
  return { endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint }), unsubscribe };
}

function deviceIn(browser: FakeBrowser) {
  const { held = null, subscribe = async () => push('new', KEY), answer = 'granted', hasApis = true } = browser;
  const pushManager = { getSubscription: async () => held, subscribe };
  const worker = { active: {}, pushManager };
  return createPushDevice({
    environment: () => ({
      userAgentInfo: { userAgent: '', platform: '', maxTouchPoints: 0 },
      isSecure: true,
      isStandalone: false,
      hasApis,
    }),
    permission: () => answer,
    requestPermission: async () => answer,
    workers: () => ({
      getRegistration: async () => worker,
      register: async () => worker,
      ready: Promise.resolve(worker),
      ...browser.workers,
    }),
  });
}

const failing = (name: string) => async () => {
  throw new DOMException('no', name);
};

async function codeOf(work: Promise<unknown>): Promise<PushErrorCode | null> {
  const error = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  return error instanceof PushError ? error.code : null;
}

describe('a device that receives pushes', () => {
  test.each([
    ['granted', null],
    ['denied', 'permission-denied'],
    ['default', 'permission-dismissed'],
  ] as const)('takes the answer "%s" to the question for permission', async (answer, code) => {
    expect(await codeOf(deviceIn({ answer }).askPermission())).toBe(code);
  });

  test.each([
    ['NotAllowedError', 'subscribe-denied'],
    ['NotSupportedError', 'subscribe-unsupported'],
    ['AbortError', 'subscribe-aborted'],
    ['InvalidStateError', 'subscribe-failed'],
    ['InvalidAccessError', 'key-failed'],
  ] as const)('names what a push service means by %s', async (name, code) => {
    expect(await codeOf(deviceIn({ subscribe: failing(name) }).subscribe(KEY))).toBe(code);
  });

  test('cannot use a key that is no base64url', async () => {
    expect(await codeOf(deviceIn({}).subscribe('鍵'))).toBe('key-failed');
  });

  test('tells a service worker that cannot be registered', async () => {
    const workers = { getRegistration: async () => undefined, register: failing('SecurityError') };
    expect(await codeOf(deviceIn({ workers }).subscribe(KEY))).toBe('worker-failed');
    expect(await deviceIn({ workers }).hasWorker()).toBe(false);
  });

  test('keeps a subscription under the same key, and gives up one under another', async () => {
    const same = push('same', KEY);
    expect(await deviceIn({ held: same }).subscribe(KEY)).toBe(same);
    const gaveUp = vi.fn(async () => true);
    const { endpoint } = await deviceIn({ held: push('old', OTHER_KEY, gaveUp) }).subscribe(KEY);
    expect([endpoint, gaveUp.mock.calls.length]).toEqual(['new', 1]);
  });

  test('holds nothing and was asked nothing where the browser knows no pushes', async () => {
    const device = deviceIn({ hasApis: false, answer: 'granted', held: push('held', KEY) });
    expect([await device.held(), device.permission(), await device.hasWorker()]).toEqual([null, 'default', false]);
  });
});

describe('a browser that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function codeAfter(ms: number, browser: FakeBrowser) {
    let code: PushErrorCode | null | undefined;
    void codeOf(deviceIn(browser).subscribe(KEY)).then((found) => {
      code = found;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    const before = code;
    await vi.advanceTimersByTimeAsync(1);
    return [before, code];
  }

  test('is waited for 15 seconds for its service worker, and 30 for its push service', async () => {
    const workers = { getRegistration: () => never };
    expect(await codeAfter(15_000, { workers })).toEqual([undefined, 'worker-timeout']);
    const pushManager = { getSubscription: async () => null, subscribe: async () => push('new', KEY) };
    const installing = { active: null, pushManager };
    const unready = { getRegistration: async () => installing, ready: never };
    expect(await codeAfter(15_000, { workers: unready })).toEqual([undefined, 'worker-timeout']);
    expect(await codeAfter(30_000, { subscribe: () => never })).toEqual([undefined, 'subscribe-timeout']);
  });

  test('has nothing, as far as anyone can tell', async () => {
    const held = deviceIn({ workers: { getRegistration: () => never } }).held();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await held).toBe(null);
  });
});

describe('base64url', () => {
  test('holds every byte, both ways', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(bytesOfBase64url(base64urlOf(bytes.buffer))).toEqual(bytes);
    expect(base64urlOf(bytesOfBase64url('-_8=').buffer)).toBe('-_8');
  });
});
