import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

type Target = { readonly port: number; readonly path: string; readonly body: Buffer };

/** Longest time a function may take before its answer begins; hosted Supabase gives the same. */
const TIMEOUT_MS = 150_000;

/** Passes a request on to a loopback port and its answer back, unchanged but for the path. */
export async function proxyTo({ port, path, body }: Target, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = req.headers;
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method: req.method,
      headers: {
        ...headers,
        'content-length': body.length,
        'x-forwarded-for': req.socket.remoteAddress ?? '',
        'x-forwarded-host': req.headers.host ?? '',
      },
      timeout: TIMEOUT_MS,
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`gave no answer within ${TIMEOUT_MS} ms`)));
    outgoing.once('error', reject);
    outgoing.once('response', resolve);
    res.once('close', () => outgoing.destroy());
    outgoing.end(body);
  });
  const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
  res.writeHead(answer.statusCode ?? 502, headers);
  await pipeline(answer, res);
}
