/** Locks that all tabs of this origin and its service worker share. */
export const webLocks = {
  /** Runs `work` alone; answers 'locked' at once when the lock is held. `steal` takes it from whoever holds it. */
  async run(
    name: string,
    { steal }: { readonly steal: boolean },
    work: () => Promise<void>,
  ): Promise<'ran' | 'locked'> {
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    return navigator.locks.request(name, options, async (lock) => {
      if (lock === null) return 'locked';
      await work();
      return 'ran';
    });
  },

  /** Runs `work` alone, waiting for its turn. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(name, work);
  },
};
