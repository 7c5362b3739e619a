/** The push services of Chrome, Firefox, Safari and Edge. */
export const KNOWN_HOSTS = 'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com';

/** Where pushes may be sent to. */
export interface EndpointRules {
  /** Names of hosts; `*.` before a name stands for everything below it. */
  readonly hosts: readonly string[];
  /** An origin on this very machine, in tests only. */
  readonly testOrigin: string | null;
}

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The host names of a comma-separated list. Throws for what is no name, such as an address in numbers. */
export function parseHosts(list: string): readonly string[] {
  const hosts = list.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined) throw new Error(`Cannot start: "${wrong}" is not the name of a push host`);
  return hosts;
}

/**
 * Whether the server may call this address. A subscription is whatever its member has sent, so it must not lead to
 * anything but a push service: https on its own port, no user in front of the host, a known host.
 */
export function isAllowedEndpoint(endpoint: string, { hosts, testOrigin }: EndpointRules): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  if (testOrigin !== null && url.origin === testOrigin) return true;
  return url.protocol === 'https:' && url.port === '' && hosts.some((host) => isAt(url.hostname, host));
}

function isAt(name: string, host: string): boolean {
  return host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host;
}
