import type { RxStorage } from 'rxdb';

/**
 * A storage that also reports its first failed write. RxDB's migration never ends on a full disk: it swallows the error,
 * and the record that it has failed does not fit either.
 */
// biome-ignore lint/suspicious/noExplicitAny: RxDB types the internals of a storage as any; they stay inside it.
export function watchStorage(storage: RxStorage<any, any>) {
  let report: (cause: unknown) => void = () => undefined;
  /** Rejects with the first failure; never resolves. */
  const failed = new Promise<never>((_, reject) => {
    report = reject;
  });
  // A failure after the opening has no listener here; the failed call reports it.
  failed.catch(() => undefined);
  const watched: typeof storage = {
    name: storage.name,
    rxdbVersion: storage.rxdbVersion,
    async createStorageInstance(params) {
      const instance = await storage.createStorageInstance(params);
      const { bulkWrite } = instance;
      instance.bulkWrite = async (...call) => {
        try {
          return await bulkWrite.apply(instance, call);
        } catch (cause) {
          report(cause);
          throw cause;
        }
      };
      return instance;
    },
  };
  return { storage: watched, failed };
}
