import { base64urlOf, bytesOfBase64url } from './base64url.ts';
import { PushError, type PushErrorCode } from './push-error.ts';
import { type PushEnvironment, type PushObstacle, pushObstacle } from './push-support.ts';
import { type PushWorkers, readyWorker } from './push-worker.ts';
import { withinTime } from './time-limit.ts';

/** How long the browser's push service may take to answer, in milliseconds. */
const SUBSCRIBE_WAIT = 30_000;

/** How long it may take to tell what the device has; a browser in trouble may never tell. */
const READ_WAIT = 3000;

/** A subscription of this device at its browser's push service. */
export interface DevicePush {
  readonly endpoint: string;
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON(): unknown;
  unsubscribe(): Promise<boolean>;
}

interface PushManagerPart {
  getSubscription(): Promise<DevicePush | null>;
  subscribe(options: { userVisibleOnly: true; applicationServerKey: BufferSource }): Promise<DevicePush>;
}

/** What of the browser is asked; a page gives its own globals. */
export interface PushParts {
  readonly environment: () => PushEnvironment;
  readonly permission: () => NotificationPermission;
  readonly requestPermission: () => Promise<NotificationPermission>;
  readonly workers: () => PushWorkers<PushManagerPart>;
}

/** This device as a receiver of pushes. What rejects does so with a PushError. */
export interface PushDevice {
  obstacle(): PushObstacle | null;
  permission(): NotificationPermission;
  /** Asks the member, in the browser's words; must follow a tap at once. */
  askPermission(): Promise<void>;
  /** Whether a service worker is there to receive pushes; waits for one that is being prepared. Never rejects. */
  hasWorker(): Promise<boolean>;
  /** The subscription that the device has; null when it has none. */
  held(): Promise<DevicePush | null>;
  /** A subscription under this key of the server (base64url): the held one, or a new one in the place of another key's. */
  subscribe(serverKey: string): Promise<DevicePush>;
}

export function createPushDevice(parts: PushParts): PushDevice {
  const obstacle = () => pushObstacle(parts.environment());
  return {
    obstacle,
    permission: () => (obstacle() === null ? parts.permission() : 'default'),
    async askPermission() {
      // A browser answers at once when it was asked before.
      const answer = await parts.requestPermission();
      if (answer === 'denied') throw new PushError('permission-denied');
      if (answer !== 'granted') throw new PushError('permission-dismissed');
    },
    async hasWorker() {
      if (obstacle() !== null) return false;
      return readyWorker(parts.workers()).then(
        () => true,
        () => false,
      );
    },
    async held() {
      if (obstacle() !== null) return null;
      return withinTime(heldBy(parts.workers()), READ_WAIT, () => null);
    },
    async subscribe(serverKey) {
      const key = readKey(serverKey);
      const { pushManager } = await readyWorker(parts.workers());
      const work = subscribeTo(pushManager, serverKey, key);
      return withinTime(work, SUBSCRIBE_WAIT, () => Promise.reject(new PushError('subscribe-timeout')));
    },
  };
}

async function heldBy(workers: PushWorkers<PushManagerPart>): Promise<DevicePush | null> {
  try {
    const worker = await workers.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  } catch (cause) {
    throw new PushError(subscribeCode(cause), { cause });
  }
}

/** The server's key under which a subscription was made, as base64url; null where the browser does not tell. */
export function serverKeyOf({ options }: DevicePush): string | null {
  return options.applicationServerKey === null ? null : base64urlOf(options.applicationServerKey);
}

async function subscribeTo(manager: PushManagerPart, serverKey: string, key: Uint8Array<ArrayBuffer>) {
  try {
    const held = await manager.getSubscription();
    if (held !== null && serverKeyOf(held) === serverKey) return held;
    // A browser keeps one subscription, and refuses a second one under another key.
    await held?.unsubscribe();
    return await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (cause) {
    throw new PushError(subscribeCode(cause), { cause });
  }
}

function subscribeCode(cause: unknown): PushErrorCode {
  switch (cause instanceof Error ? cause.name : '') {
    case 'NotAllowedError':
      return 'subscribe-denied';
    case 'NotSupportedError':
      return 'subscribe-unsupported';
    case 'AbortError':
      return 'subscribe-aborted';
    case 'InvalidAccessError':
      return 'key-failed';
    default:
      return 'subscribe-failed';
  }
}

function readKey(serverKey: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOfBase64url(serverKey);
  } catch (cause) {
    throw new PushError('key-failed', { cause });
  }
}
