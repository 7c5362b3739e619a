/** Connections that a browser opens to one host. */
const CONNECTIONS = 6;

/** A network that adds a round trip time to the real one and counts requests. */
export function createNetwork(roundTripMs: number) {
  let inUse = 0;
  const queue: (() => void)[] = [];
  let requests = 0;
  /** The first request since the last reset. */
  let first = { sentAt: Number.NaN, answeredAt: Number.NaN };
  let busySince = 0;
  let busyMs = 0;

  async function acquire() {
    if (inUse < CONNECTIONS) {
      if (inUse === 0) busySince = performance.now();
      inUse += 1;
    } else await new Promise<void>((resolve) => queue.push(resolve));
  }

  function release() {
    const next = queue.shift();
    if (next !== undefined) return next();
    inUse -= 1;
    if (inUse === 0) busyMs += performance.now() - busySince;
  }

  return {
    /** Resets the counters. */
    reset() {
      requests = 0;
      first = { sentAt: Number.NaN, answeredAt: Number.NaN };
      busyMs = 0;
    },
    requests: () => requests,
    firstRequest: () => first,
    roundTripMs,
    /** Milliseconds in which at least one request was pending. */
    busyMs: () => busyMs,
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      requests += 1;
      const timed = first;
      if (requests === 1) timed.sentAt = Date.now();
      await acquire();
      try {
        await wait(roundTripMs / 2);
        const response = await fetch(input, init);
        const body = await response.arrayBuffer();
        await wait(roundTripMs / 2);
        if (Number.isNaN(timed.answeredAt)) timed.answeredAt = Date.now();
        const isEmpty = response.status === 204 || response.status === 304;
        return new Response(isEmpty ? null : body, response);
      } finally {
        release();
      }
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;

function wait(ms: number): Promise<void> | undefined {
  return ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));
}
