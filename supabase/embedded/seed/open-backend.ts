import { createServer } from 'node:http';
import { startBackend } from '../backend.ts';
import { type Keys, loadKeys } from '../keys.ts';
import type { Settings } from '../settings.ts';
import { StartupError } from '../startup-error.ts';

/** A connection to a running backend. */
export interface BackendConnection {
  readonly url: string;
  readonly keys: Keys;
  /** Stops the server only if this call started it. */
  readonly close: () => Promise<void>;
}

/** Connects to the server running on the data folder, else starts a temporary one. */
export async function openBackend({ port, dataDir }: Settings): Promise<BackendConnection> {
  const url = `http://localhost:${port}`;
  if (await isRunning(url)) return { url, keys: await loadKeys(dataDir), close: async () => undefined };
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error(`Unexpected address ${address}`);
  const origin = `http://127.0.0.1:${address.port}`;
  const backend = await startBackend({ dataDir, origin }).catch((error: unknown) => {
    server.close();
    throw error;
  });
  server.on('request', (req, res) => {
    backend.handle(req, res).then(
      (isOurs) => (isOurs ? undefined : res.writeHead(404).end()),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  });
  return {
    url: origin,
    keys: backend.keys,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await backend.close();
    },
  };
}

async function isRunning(url: string): Promise<boolean> {
  // A refused connection means that no server is running.
  const response = await fetch(`${url}/__mail.json`).catch(() => null);
  await response?.body?.cancel();
  if (response !== null && !response.ok) throw new StartupError(`A server other than Keiko is running at ${url}`);
  return response !== null;
}
