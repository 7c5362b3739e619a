import { useCallback, useRef, useState } from 'react';
import { errorMessage } from '../../data/server/error-message.ts';
import { isRequestError } from '../../data/server/request-error.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useAdmin } from './admin-context.tsx';

export interface AdminAction {
  readonly isBusy: boolean;
  /**
   * Runs `work` unless another run is in progress. An ended admin session opens the gate; any other error calls `onFail` and
   * is shown under the title `failed`. Resolves to the result of a successful run.
   */
  readonly run: <Result>(
    failed: string,
    work: () => Promise<Result>,
    onFail?: () => void | Promise<void>,
  ) => Promise<Result | undefined>;
}

/** Runs one server action at a time, so that a double tap runs it once. */
export function useAdminAction(): AdminAction {
  const { onEnded } = useAdmin();
  const { alert } = useDialogs();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback<AdminAction['run']>(
    async (failed, work, onFail) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      try {
        return await work();
      } catch (cause) {
        if (isRequestError(cause, 'admin-ended')) {
          onEnded();
          return undefined;
        }
        void onFail?.();
        await alert({ title: failed, body: errorMessage(cause) });
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [onEnded, alert],
  );
  return { isBusy, run };
}
