import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** Bytes that travel at once, so that responses share the line. */
const SEGMENT = 4096;

const COMPRESSED_TYPES = /^(text\/|application\/(json|manifest\+json|javascript)|image\/svg)/;

export interface SlowLine {
  /** Serves what the server at `target` serves. */
  readonly url: string;
  /** Bytes that have arrived so far. */
  readonly bytes: () => number;
  /** Changes the speed, in bytes per second, also for responses under way. */
  readonly setSpeed: (bytesPerSecond: number) => void;
  readonly close: () => Promise<void>;
}

/**
 * A line in front of a server that all pages and workers of a device share. Responses are compressed, as hosts do. Requests
 * are not slowed down but by the round trip.
 */
export async function openSlowLine(
  target: string,
  { bytesPerSecond, roundTripMs }: { readonly bytesPerSecond: number; readonly roundTripMs: number },
): Promise<SlowLine> {
  let speed = bytesPerSecond;
  let freeAt = 0;
  let bytes = 0;

  async function travel(segment: Buffer): Promise<void> {
    freeAt = Math.max(freeAt, performance.now()) + (segment.length / speed) * 1000;
    await wait(Math.max(0, freeAt - performance.now()));
    bytes += segment.length;
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const received = await forward(target, incoming, await readAll(incoming));
    const fullBody = await readAll(received);
    const isCompressed = COMPRESSED_TYPES.test(received.headers['content-type'] ?? '') && fullBody.length > 0;
    const body = isCompressed ? gzipSync(fullBody) : fullBody;
    await wait(roundTripMs);
    const { 'transfer-encoding': _, ...headers } = received.headers;
    outgoing.writeHead(received.statusCode ?? 502, {
      ...headers,
      'content-length': body.length,
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    });
    for (let start = 0; start < body.length; start += SEGMENT) {
      const segment = body.subarray(start, start + SEGMENT);
      await travel(segment);
      outgoing.write(segment);
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    // A page that is reloaded or closed leaves requests behind.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    setSpeed: (next) => {
      speed = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(
  target: string,
  { url = '/', method, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  const { 'accept-encoding': _, ...rest } = headers;
  return new Promise((resolve, reject) => {
    request(new URL(url, target), { method, headers: { ...rest, host: new URL(target).host } }, resolve)
      .on('error', reject)
      .end(body);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
