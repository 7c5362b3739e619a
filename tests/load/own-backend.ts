import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { LoadTarget } from './registered-members.ts';

const SCRIPT = fileURLToPath(new URL('serve-backend.ts', import.meta.url));
const served = v.object({
  url: v.string(),
  key: v.string(),
  sessions: v.array(v.object({ memberId: v.string(), token: v.string() })),
});

/** Starts a backend in a process of its own, `embedded` or `postgres`, with signed-in members. */
export async function startOwnBackend(kind: string, members: number): Promise<LoadTarget> {
  const child = fork(SCRIPT, [kind, String(members)], { execArgv: ['--import', 'tsx'] });
  const { url, key, sessions } = await new Promise<v.InferOutput<typeof served>>((resolve, reject) => {
    child.once('message', (message) => resolve(v.parse(served, message)));
    child.once('exit', (code) => reject(new Error(`Cannot start the backend: it ended with ${code}`)));
  });
  return {
    server: { url, key },
    sessions,
    processId: child.pid,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}
