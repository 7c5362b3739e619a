import { useCallback, useRef, useState } from 'react';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useAdmin } from './admin-context.tsx';

export interface AdminAction {
  readonly isBusy: boolean;
  /**
   * Runs `work` unless another run is in progress, then reads again what the screen shows. An ended admin session opens the
   * gate; any other error is shown under the title `failed`. Resolves to the result of a successful run.
   */
  readonly run: <Result>(failed: string, work: () => Promise<Result>) => Promise<Result | undefined>;
}

/** Runs one server action at a time, so that a double tap runs it once. */
export function useAdminAction(): AdminAction {
  const { onEnded, reloads } = useAdmin();
  const { alert } = useDialogs();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback<AdminAction['run']>(
    async (failed, work) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      const reloadAll = () => Promise.all([...reloads].map((reload) => reload()));
      try {
        const result = await work();
        await reloadAll();
        return result;
      } catch (cause) {
        if (isRequestError(cause, 'admin-ended')) {
          onEnded();
          return undefined;
        }
        // The server may have done it before the answer was lost.
        void reloadAll();
        await alert({ title: failed, body: errorMessage(cause) });
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [onEnded, reloads, alert],
  );
  return { isBusy, run };
}
