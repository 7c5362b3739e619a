export type NotificationSettings = ReturnType<typeof readNotificationSettings>;
export type Vapid = NonNullable<NotificationSettings['vapid']>;
type EndpointRules = Pick<NotificationSettings, 'hosts' | 'testOrigin'>;

/**
 * Reads the push settings. `VAPID_PUBLIC_KEY`, `VAPID_PRIVATE_KEY` and `VAPID_SUBJECT` are required to send,
 * `KEIKO_PUSH_HOSTS` replaces the host list; the others are for tests and the embedded backend.
 */
export function readNotificationSettings(get: (name: string) => string | undefined) {
  // The server's identity towards push services (RFC 8292), with a mailto: or https: contact for their operators.
  const [publicKey, privateKey, subject] = [get('VAPID_PUBLIC_KEY'), get('VAPID_PRIVATE_KEY'), get('VAPID_SUBJECT')];
  return {
    /** Null when no VAPID keys are configured: nothing can be sent. */
    vapid: publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null,
    /** Host names that may be called; a leading `*.` matches every subdomain. */
    hosts: parseHosts(get('KEIKO_PUSH_HOSTS') || KNOWN_HOSTS),
    /** An extra loopback origin, in tests only. */
    testOrigin: testOrigin(get('KEIKO_PUSH_TEST_HOST')),
    /** Response timeout of a push service. */
    timeoutMs: numberOr(get('KEIKO_PUSH_TIMEOUT_MS'), 10_000),
    /** Seconds until the next attempt when there is no Retry-After. */
    retrySeconds: numberOr(get('KEIKO_PUSH_RETRY_SECONDS'), 2),
    /** Notifications per function call: one takes about 1.5 milliseconds of the platform's CPU limit of two seconds. */
    maxPerCall: numberOr(get('KEIKO_PUSH_MAX_PER_CALL'), 1000),
  };
}

function testOrigin(value: string | undefined): string | null {
  if (!value) return null;
  const { origin, hostname } = new URL(value);
  if (hostname !== '127.0.0.1') throw new Error('Cannot start: "KEIKO_PUSH_TEST_HOST" is not a 127.0.0.1 address');
  return origin;
}

function numberOr(value: string | undefined, otherwise: number): number {
  const number = Number(value);
  return value && number >= 0 ? number : otherwise;
}

/** The push services of Chrome, Firefox, Safari and Edge. */
export const KNOWN_HOSTS = 'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com';

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Parses a comma-separated list of host names. Throws for anything else, such as an IP address. */
export function parseHosts(list: string): readonly string[] {
  const hosts = list.split(',').map((host) => host.trim().toLowerCase());
  const invalid = hosts.find((host) => !HOST.test(host));
  if (invalid !== undefined) throw new Error(`Cannot start: "${invalid}" is not the name of a push host`);
  return hosts;
}

/**
 * Whether the server may send a request to this endpoint. Members supply endpoints, so only https on the default port, without
 * credentials, to a known push host is allowed (SSRF protection).
 */
export function isAllowedEndpoint(endpoint: string, { hosts, testOrigin }: EndpointRules): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  if (testOrigin !== null && url.origin === testOrigin) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.some((host) => matchesHost(url.hostname, host));
}

function matchesHost(name: string, host: string): boolean {
  return host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host;
}
