import { useEffect } from 'react';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { timers } from '../../lib/timers.ts';
import { memberStorage } from '../account/identity.ts';
import { currentSettings } from '../device/settings.ts';
import { useMember } from '../member/member-context.tsx';
import { buildName } from './environment.ts';

/** A start has more important things to send. */
const FIRST_MS = 60_000;
const AGAIN_MS = 60 * 60_000;

/** Reports the problems of this device once a day, unless its member has switched that off. Call once. */
export function useProblemReports(): void {
  const { dataId, isGuest, diagnostics, request } = useMember();
  useEffect(() => {
    if (isGuest) return;
    const ports = {
      storage: {
        getItem: (key: string) => localStorage.getItem(key),
        setItem: memberStorage(localStorage, dataId).setItem,
      },
      now: Date.now,
      isOn: () => currentSettings().problemReports === 'on',
      isOnline: () => navigator.onLine,
      read: diagnostics.read,
      build: buildName(),
      userAgent: navigator.userAgent,
    };
    const report = async () => {
      try {
        const { reportProblems } = await import('./problems.ts');
        await reportProblems({
          ...ports,
          send: async (body) => {
            const { ok, status } = await request('rest/v1/rpc/report_problems', { body });
            // Refused reports are lost: sending them again would change nothing.
            if (!ok) diagnostics.record({ type: 'task-failed', task: 'report-problems', error: `status ${status}` });
          },
        });
      } catch (error) {
        if (!isRequestError(error, 'offline')) diagnostics.recordFailure('report-problems', error);
      }
    };
    let cancel = timers.after(FIRST_MS, run);
    function run() {
      void report();
      cancel = timers.after(AGAIN_MS, run);
    }
    return () => cancel();
  }, [dataId, isGuest, diagnostics, request]);
}
