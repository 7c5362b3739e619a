/** Locks shared by all tabs of this origin and its service worker. */
export const webLocks = {
  /** Runs `work` under the lock; resolves to 'locked' at once if it is held, unless `steal` takes it over. */
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

  /** Runs `work` under the lock, waiting until it is free. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(name, work);
  },
};
