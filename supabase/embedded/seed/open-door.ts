import { createServer } from 'node:http';
import { startBackend } from '../backend.ts';
import { type Keys, loadKeys } from '../keys.ts';
import type { Settings } from '../settings.ts';
import { StartupError } from '../startup-error.ts';

/** A backend that answers. */
export interface OpenDoor {
  readonly url: string;
  readonly keys: Keys;
  /** Leaves a running server alone, and ends one that was started for this. */
  readonly close: () => Promise<void>;
}

/** The server that runs on the data folder, else one of our own on it for as long as it takes. */
export async function openDoor({ port, dataDir }: Settings): Promise<OpenDoor> {
  const url = `http://localhost:${port}`;
  if (await answers(url)) return { url, keys: await loadKeys(dataDir), close: async () => undefined };
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

async function answers(url: string): Promise<boolean> {
  const response = await fetch(`${url}/__mail.json`).catch(() => null);
  await response?.body?.cancel();
  if (response !== null && !response.ok) throw new StartupError(`Another server than Keiko answers at ${url}`);
  return response !== null;
}
