/** The push services of Chrome, Firefox, Safari and Edge. */
export const KNOWN_HOSTS = 'fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com';

/** Endpoints that notifications may be sent to. */
export interface EndpointRules {
  /** Host names; a leading `*.` matches every subdomain. */
  readonly hosts: readonly string[];
  /** An extra loopback origin, in tests only. */
  readonly testOrigin: string | null;
}

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
