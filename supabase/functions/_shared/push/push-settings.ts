import { type EndpointRules, KNOWN_HOSTS, parseHosts } from './endpoint-rules.ts';

/** Who sends, as push services know it. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** A mailto: or https: address for the push service's operators. */
  readonly subject: string;
}

export interface PushSettings extends EndpointRules {
  /** Null when the operator has made no keys: then nothing can be sent. */
  readonly vapid: Vapid | null;
  /** How long a push service may take to answer. */
  readonly timeoutMs: number;
  /** Seconds before another attempt, where the push service names none. */
  readonly retrySeconds: number;
  /** How many pushes one call sends at most: sealing one takes about two milliseconds of the platform's CPU limit. */
  readonly mostPerCall: number;
}

/**
 * Reads the settings of sending. `VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY` and `VAPID_SUBJECT` are needed,
 * `KEIKO_PUSH_HOSTS` names other hosts; the rest has its use in tests and in the embedded backend.
 */
export function readPushSettings(get: (name: string) => string | undefined): PushSettings {
  const [publicKey, privateKey, subject] = [get('VAPID_PUBLIC_KEY'), get('VAPID_PRIVATE_KEY'), get('VAPID_SUBJECT')];
  return {
    vapid: publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null,
    hosts: parseHosts(get('KEIKO_PUSH_HOSTS') || KNOWN_HOSTS),
    testOrigin: testOrigin(get('KEIKO_PUSH_TEST_HOST')),
    timeoutMs: numberOr(get('KEIKO_PUSH_TIMEOUT_MS'), 10_000),
    retrySeconds: numberOr(get('KEIKO_PUSH_RETRY_SECONDS'), 2),
    mostPerCall: numberOr(get('KEIKO_PUSH_MOST_PER_CALL'), 300),
  };
}

function testOrigin(value: string | undefined): string | null {
  if (!value) return null;
  const { origin, hostname } = new URL(value);
  if (hostname !== '127.0.0.1') throw new Error('Cannot start: "KEIKO_PUSH_TEST_HOST" is not on this machine');
  return origin;
}

function numberOr(value: string | undefined, otherwise: number): number {
  const number = Number(value);
  return value && number >= 0 ? number : otherwise;
}
