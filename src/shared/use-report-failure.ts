import { useCallback } from 'react';
import { errorMessage } from '../data/server/error-message.ts';
import { useToast } from '../ui/feedback/toast.tsx';

/** Shows why something could not be done, once its promise rejects; `failed` begins the message. */
export function useReportFailure(): (done: Promise<unknown>, failed?: string) => void {
  const toast = useToast();
  return useCallback(
    (done, failed = '保存できませんでした。') =>
      void done.catch((cause) => toast({ text: `${failed}${errorMessage(cause)}`, tone: 'error' })),
    [toast],
  );
}
