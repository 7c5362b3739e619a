import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

/** Fails at once when the port is taken, instead of after the build. */
export async function assertPortIsFree(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new StartupError(`Port ${port} is in use: stop its server, or set PORT to another`)),
    );
    probe.listen(port, 'localhost', () => probe.close(() => resolve()));
  });
}
