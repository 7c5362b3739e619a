import type { Rng } from '../../sync/model/practice/seeded-random.ts';
import type { SyncRequest } from '../../sync/protocol/sync-exchange.ts';
import type { AuthServer } from './auth-server.ts';
import type { Tab, Throttle } from './tab.ts';
import type { Timeline } from './timeline.ts';

export const networkFaults = [
  'request-lost',
  'response-lost',
  'response-late',
  'request-late',
  'duplicated',
  'duplicated-late',
  'truncated',
  'captive-portal',
  '401',
  '403',
  '409',
  '413',
  '429',
  '500',
  '500-after',
  '502',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** The network of one device: whether it is online, and which faults it injects with which probability. */
export interface NetworkConditions {
  online: boolean;
  probability: number;
  networkFaults: readonly NetworkFault[];
}

/** What a device needs of the simulated world. */
export interface WorldPorts {
  readonly lockless: boolean;
  /** Devices compare their rows with the server's. */
  readonly compares: boolean;
  readonly timeline: Timeline;
  readonly rng: () => Rng;
  readonly auth: AuthServer;
  /** Runs an exchange on the reference server. */
  readonly serve: (memberId: string, request: SyncRequest) => { readonly status: number; readonly body: unknown };
  readonly readContent: (name: string, version: number | null) => unknown;
  readonly onSend: (tab: Tab, request: SyncRequest, token: string) => void;
  /** A request was sent before the Retry-After of an earlier response had passed. */
  readonly onThrottleViolation: (tab: Tab) => void;
  readonly onStatus: (tab: Tab, status: number) => void;
}

interface HttpResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: number;
}

const TIMEOUT = 20_000;
const MINUTE = 60_000;

/** The fetch() of one tab, with injected network faults. */
export function createFetch(world: WorldPorts, tab: Tab, network: NetworkConditions, throttle: Throttle): typeof fetch {
  const { timeline, rng } = world;

  function exchange(request: SyncRequest, token: string): HttpResponse {
    const memberId = world.auth.memberOf(token);
    if (memberId === null) return errorResponse(401, 'PGRST301');
    const { status, body: response } = world.serve(memberId, request);
    return { status, text: JSON.stringify(response) };
  }

  function renew(body: string): HttpResponse {
    const session = world.auth.renew(JSON.parse(body).refresh_token);
    return session === null
      ? errorResponse(400, 'refresh_token_not_found')
      : { status: 200, text: JSON.stringify(session) };
  }

  function readContent({ searchParams: args }: URL, token: string): HttpResponse {
    if (world.auth.memberOf(token) === null) return errorResponse(401, 'PGRST301');
    const version = args.has('version') ? Number(args.get('version')) : null;
    return { status: 200, text: JSON.stringify(world.readContent(args.get('name') ?? '', version)) };
  }

  return async (input, init) => {
    const url = new URL(String(input));
    const isExchange = url.pathname.endsWith('/sync_exchange');
    const isContent = url.pathname.endsWith('/read_published_content');
    const body = String(init?.body);
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    const request: SyncRequest | null = isExchange ? JSON.parse(body).req : null;
    if (request !== null) world.onSend(tab, request, token);
    const violatesThrottle = timeline.now() < throttle.until && throttle.runningFlushes === 0;
    const serve = () => {
      if (request !== null) return exchange(request, token);
      return isContent ? readContent(url, token) : renew(body);
    };
    const fault = rng().chance(network.probability) ? rng().pick(network.networkFaults) : null;
    await tab.pause(rng().int(5, 120));
    if (!network.online || fault === 'request-lost') throw new TypeError('Failed to fetch');
    if (isExchange && violatesThrottle) world.onThrottleViolation(tab);
    const response = await deliver(fault, serve);
    await tab.pause(fault === 'response-late' ? rng().int(1, 18) * 1000 : rng().int(5, 120));
    if (!network.online || fault === 'response-lost') throw new TypeError('Failed to fetch');
    if (isExchange) world.onStatus(tab, response.status);
    if (isExchange && response.status === 200) throttle.until = 0;
    if (isExchange && response.status === 429) throttle.until = timeline.now() + (response.retryAfter ?? 0) * 1000;
    return toFetchResponse(response);
  };

  async function deliver(fault: NetworkFault | null, serve: () => HttpResponse): Promise<HttpResponse> {
    switch (fault) {
      case 'request-late':
        timeline.after(rng().int(1, 30 * 60) * 1000, serve);
        await tab.pause(TIMEOUT);
        throw new DOMException('The operation timed out', 'TimeoutError');
      case 'duplicated':
        serve();
        return serve();
      case 'duplicated-late':
        timeline.after(rng().int(1, 30 * MINUTE), serve);
        return serve();
      case 'truncated': {
        const response = serve();
        return { ...response, text: response.text.slice(0, response.text.length >> 1) };
      }
      case 'captive-portal':
        return { status: 200, text: '<html>ようこそ</html>' };
      case '401':
        return errorResponse(401, 'PGRST301');
      case '403':
      case '409':
      case '500':
        return errorResponse(Number(fault), `E${fault}`);
      case '413':
        return errorResponse(413, 'PT413');
      case '429':
        return { ...errorResponse(429, 'over_request_rate_limit'), retryAfter: rng().int(1, 240) };
      case '500-after':
        serve();
        return errorResponse(500, 'XX000');
      case '502':
        return { status: 502, text: '<html><body>Bad Gateway</body></html>' };
      default:
        return serve();
    }
  }
}

function errorResponse(status: number, code: string): HttpResponse {
  return { status, text: JSON.stringify({ code, message: code }) };
}

/** Overrides the body readers, because those of a real Response resolve outside the simulated timeline. */
function toFetchResponse({ status, text, retryAfter }: HttpResponse): Response {
  const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
  return Object.defineProperties(new Response(null, { status, headers }), {
    text: { value: async () => text },
    json: { value: async () => JSON.parse(text) },
  });
}
