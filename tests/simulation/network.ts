import type { SyncRequest } from '../../sync/protocol/sync-exchange.ts';
import type { AuthServer } from './auth-server.ts';
import type { Rng } from './rng.ts';
import type { Tab, Throttle } from './tab.ts';
import type { Timeline } from './timeline.ts';

export const networkFaults = [
  'lost',
  'response-lost',
  'response-late',
  'request-late',
  'doubled',
  'doubled-late',
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

/** How the network of one device is: reachable or not, and how often which fault befalls a request. */
export interface NetworkConditions {
  online: boolean;
  probability: number;
  networkFaults: readonly NetworkFault[];
}

export interface Wire {
  readonly lockless: boolean;
  readonly timeline: Timeline;
  readonly rng: () => Rng;
  readonly auth: AuthServer;
  /** Hands a request to the server; the status and the body of its answer. */
  readonly serve: (memberId: string, request: SyncRequest) => { readonly status: number; readonly body: unknown };
  readonly onSend: (tab: Tab, request: SyncRequest, token: string) => void;
  /** A request went out although the server had asked for throttle. */
  readonly onThrottleViolation: (tab: Tab) => void;
  readonly onStatus: (tab: Tab, status: number) => void;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: number;
}

const TIMEOUT = 20_000;
const MINUTE = 60_000;

/** The fetch() of one tab, with all that may happen between it and the server. */
export function createFetch(wire: Wire, tab: Tab, network: NetworkConditions, throttle: Throttle): typeof fetch {
  const { timeline, rng } = wire;

  function exchange(body: string, token: string): Answer {
    const { req } = JSON.parse(body);
    const memberId = wire.auth.memberOf(token);
    if (memberId === null) return coded(401, 'PGRST301');
    const { status, body: answer } = wire.serve(memberId, req);
    return { status, text: JSON.stringify(answer) };
  }

  function renew(body: string): Answer {
    const session = wire.auth.renew(JSON.parse(body).refresh_token);
    return session === null ? coded(400, 'refresh_token_not_found') : { status: 200, text: JSON.stringify(session) };
  }

  return async (input, init) => {
    const isExchange = String(input).endsWith('/sync_exchange');
    const body = String(init?.body);
    const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
    if (isExchange) wire.onSend(tab, JSON.parse(body).req, token);
    const violatesThrottle = timeline.now() < throttle.until && throttle.waivers === 0;
    const serve = () => (isExchange ? exchange(body, token) : renew(body));
    const fault = rng().chance(network.probability) ? rng().pick(network.networkFaults) : null;
    await tab.pause(rng().int(5, 120));
    if (!network.online || fault === 'lost') throw new TypeError('Failed to fetch');
    if (isExchange && violatesThrottle) wire.onThrottleViolation(tab);
    const answer = await deliver(fault, serve);
    await tab.pause(fault === 'response-late' ? rng().int(1, 18) * 1000 : rng().int(5, 120));
    if (!network.online || fault === 'response-lost') throw new TypeError('Failed to fetch');
    if (isExchange) wire.onStatus(tab, answer.status);
    if (isExchange && answer.status === 200) throttle.until = 0;
    if (isExchange && answer.status === 429) throttle.until = timeline.now() + (answer.retryAfter ?? 0) * 1000;
    return respond(answer);
  };

  async function deliver(fault: NetworkFault | null, serve: () => Answer): Promise<Answer> {
    switch (fault) {
      case 'request-late':
        timeline.after(rng().int(1, 30 * 60) * 1000, serve);
        await tab.pause(TIMEOUT);
        throw new DOMException('The operation timed out', 'TimeoutError');
      case 'doubled':
        serve();
        return serve();
      case 'doubled-late':
        timeline.after(rng().int(1, 30 * MINUTE), serve);
        return serve();
      case 'truncated': {
        const answer = serve();
        return { ...answer, text: answer.text.slice(0, answer.text.length >> 1) };
      }
      case 'captive-portal':
        return { status: 200, text: '<html>ようこそ</html>' };
      case '401':
        return coded(401, 'PGRST301');
      case '403':
      case '409':
      case '500':
        return coded(Number(fault), `E${fault}`);
      case '413':
        return coded(413, 'PT413');
      case '429':
        return { ...coded(429, 'over_request_rate_limit'), retryAfter: rng().int(1, 240) };
      case '500-after':
        serve();
        return coded(500, 'XX000');
      case '502':
        return { status: 502, text: '<html><body>Bad Gateway</body></html>' };
      default:
        return serve();
    }
  }
}

function coded(status: number, code: string): Answer {
  return { status, text: JSON.stringify({ code, message: code }) };
}

/** A Response whose body is there at once: reading a real one would hop over timers that this world does not know. */
function respond({ status, text, retryAfter }: Answer): Response {
  const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
  return Object.defineProperties(new Response(null, { status, headers }), {
    text: { value: async () => text },
    json: { value: async () => JSON.parse(text) },
  });
}
