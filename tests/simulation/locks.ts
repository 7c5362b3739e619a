import type { Tab } from './tab.ts';

/** The Web Locks of one device, shared by its tabs. */
export interface Locks {
  run(
    tab: Tab,
    name: string,
    options: { readonly steal: boolean },
    work: () => Promise<void>,
  ): Promise<'ran' | 'locked'>;
  withLock<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T>;
  /** Releases the locks of a closed tab. */
  release(tab: Tab): void;
}

interface Grant {
  readonly tab: Tab;
  readonly onStolen: () => void;
}

/** Without Web Locks, run() always runs its work; withLock() still excludes the other tabs. */
export function createLocks(isLockless: boolean): Locks {
  const grants = new Map<string, Grant>();
  const queue: { readonly name: string; readonly tab: Tab; readonly proceed: () => void }[] = [];

  function releaseLock(name: string) {
    grants.delete(name);
    const index = queue.findIndex((request) => request.name === name && request.tab.alive);
    if (index >= 0) queue.splice(index, 1)[0]?.proceed();
  }

  async function runHolding<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T> {
    grants.get(name)?.onStolen();
    let rejectStolen: (reason: Error) => void = () => {};
    const stolen = new Promise<never>((_, reject) => {
      rejectStolen = reject;
    });
    const onStolen = () => tab.runWhenActive(() => rejectStolen(new DOMException('The lock was stolen', 'AbortError')));
    const grant = { tab, onStolen };
    grants.set(name, grant);
    try {
      return await Promise.race([work(), stolen]);
    } finally {
      if (grants.get(name) === grant) releaseLock(name);
    }
  }

  async function waitUntilFree(tab: Tab, name: string): Promise<void> {
    while (grants.has(name)) {
      await new Promise<void>((resolve) => {
        queue.push({ name, tab, proceed: () => tab.runWhenActive(resolve) });
      });
    }
  }

  return {
    async run(tab, name, { steal }, work) {
      await tab.pause(1);
      if (isLockless) {
        await work();
        return 'ran';
      }
      if (grants.has(name) && !steal) return 'locked';
      await runHolding(tab, name, work);
      return 'ran';
    },
    async withLock(tab, name, work) {
      await tab.pause(1);
      await waitUntilFree(tab, name);
      return runHolding(tab, name, work);
    },
    release(tab) {
      for (const [name, grant] of grants) if (grant.tab === tab) releaseLock(name);
    },
  };
}
