import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

type Target = { readonly port: number; readonly path: string; readonly body: Buffer };

/** Time until the response must start; the limit of hosted Supabase. */
const TIMEOUT_MS = 150_000;

/** Forwards a request to a loopback port with another path, and streams the response back. */
export async function proxyTo({ port, path, body }: Target, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
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
    outgoing.once('timeout', () => outgoing.destroy(new Error(`sent no response within ${TIMEOUT_MS} ms`)));
    outgoing.once('error', reject);
    outgoing.once('response', resolve);
    res.once('close', () => outgoing.destroy());
    outgoing.end(body);
  });
  const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
  res.writeHead(response.statusCode ?? 502, headers);
  await pipeline(response, res);
}
