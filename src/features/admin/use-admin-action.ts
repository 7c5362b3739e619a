import { useCallback, useRef, useState } from 'react';
import { isRequestError } from '../../data/request-error.ts';
import { useAdmin } from './admin-context.tsx';

export interface AdminAction {
  readonly isBusy: boolean;
  /** Does the work unless some is under way. When the admin session has ended the gate opens; else `onFail` is told. */
  readonly run: (work: () => Promise<void>, onFail: (cause: unknown) => void | Promise<void>) => Promise<void>;
}

/** Work on the server of which only one runs at a time, so that a double tap does it once. */
export function useAdminAction(): AdminAction {
  const { onEnded } = useAdmin();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback<AdminAction['run']>(
    async (work, onFail) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        await work();
      } catch (cause) {
        if (isRequestError(cause, 'admin-ended')) onEnded();
        else await onFail(cause);
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [onEnded],
  );
  return { isBusy, run };
}
