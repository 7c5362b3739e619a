import type { StorePorts } from '../../../sync/storage/rx-store.ts';

const queues = new Map<string, Promise<unknown>>();

/** Runs one work after the other, as the Web Lock of that name: Node has none. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const running = (queues.get(name) ?? Promise.resolve()).then(work);
  queues.set(
    name,
    running.catch(() => undefined),
  );
  return running;
}

/** What a store needs of its device. */
export function storePorts(newDeviceId = () => 'device'): StorePorts {
  return { newDeviceId, withLock, observer: () => undefined };
}
