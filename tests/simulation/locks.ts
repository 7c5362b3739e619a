import type { Tab } from './tab.ts';

/** The Web Locks of one device. */
export interface Locks {
  run(
    tab: Tab,
    name: string,
    options: { readonly steal: boolean },
    work: () => Promise<void>,
  ): Promise<'ran' | 'locked'>;
  withLock<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T>;
  /** A closed tab gives back what it held. */
  release(tab: Tab): void;
}

interface Grant {
  readonly tab: Tab;
  readonly stored: () => void;
}

/** The locks of one device. A browser without any grants every wish. */
export function createLocks(isLockless: boolean): Locks {
  const held = new Map<string, Grant>();
  const waiting: { readonly name: string; readonly tab: Tab; readonly go: () => void }[] = [];

  function free(name: string) {
    held.delete(name);
    const index = waiting.findIndex((waiter) => waiter.name === name && waiter.tab.alive);
    if (index >= 0) waiting.splice(index, 1)[0]?.go();
  }

  async function hold<T>(tab: Tab, name: string, work: () => Promise<T>): Promise<T> {
    held.get(name)?.stored();
    let lose: (reason: Error) => void = () => {};
    const lost = new Promise<never>((_, reject) => {
      lose = reject;
    });
    const grant = { tab, stored: () => tab.wake(() => lose(new DOMException('The lock was stolen', 'AbortError'))) };
    held.set(name, grant);
    try {
      return await Promise.race([work(), lost]);
    } finally {
      if (held.get(name) === grant) free(name);
    }
  }

  async function turn(tab: Tab, name: string): Promise<void> {
    while (held.has(name)) {
      await new Promise<void>((resolve) => {
        waiting.push({ name, tab, go: () => tab.wake(resolve) });
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
      if (held.has(name) && !steal) return 'locked';
      await hold(tab, name, work);
      return 'ran';
    },
    async withLock(tab, name, work) {
      await tab.pause(1);
      await turn(tab, name);
      return hold(tab, name, work);
    },
    release(tab) {
      for (const [name, grant] of held) if (grant.tab === tab) free(name);
    },
  };
}
