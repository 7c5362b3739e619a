import { useCallback, useRef, useState } from 'react';
import { isRequestError } from '../../data/server/request-error.ts';
import { useAdmin } from './admin-context.tsx';

export interface AdminAction {
  readonly isBusy: boolean;
  /**
   * Runs `work` unless another run is in progress. An ended admin session opens the gate; any other error goes to
   * `onFail`. Resolves to the result of a successful run.
   */
  readonly run: <Result>(
    work: () => Promise<Result>,
    onFail: (cause: unknown) => void | Promise<void>,
  ) => Promise<Result | undefined>;
}

/** Runs one server action at a time, so that a double tap runs it once. */
export function useAdminAction(): AdminAction {
  const { onEnded } = useAdmin();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback<AdminAction['run']>(
    async (work, onFail) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      try {
        return await work();
      } catch (cause) {
        if (isRequestError(cause, 'admin-ended')) onEnded();
        else await onFail(cause);
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [onEnded],
  );
  return { isBusy, run };
}
