import { RequestError } from '../../../sync/model/request-error.ts';

/** Loads what is no component with its first use: the one way for that. Rejects with a RequestError; the next use tries again. */
export function createLoadOnce<T>(
  load: () => Promise<T>,
  isOnline: () => boolean = () => navigator.onLine,
): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (cause) {
      loading = null;
      throw new RequestError(isOnline() ? 'network' : 'offline', { cause });
    }
  };
}
