import { useEffect } from 'react';
import { dayAt } from '../../../sync/model/day/day.ts';
import type { ReportProblemsRequest } from '../../../sync/model/operations/problem-codes.ts';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { memberKeys } from '../../lib/storage-keys.ts';
import { timers } from '../../lib/timers.ts';
import { memberStorage } from '../account/identity.ts';
import { currentSettings } from '../device/settings.ts';
import { useMember } from '../member/member-context.tsx';
import { type Diagnostics, entryScript } from './diagnostics.ts';
import { buildId, engineOf } from './problems.ts';

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
      diagnostics,
      script: entryScript(),
      userAgent: navigator.userAgent,
      async send(body: ReportProblemsRequest) {
        const { ok } = await request('rest/v1/rpc/report_problems', { body });
        // Refused reports are lost: sending them again would change nothing.
        if (!ok) diagnostics.recordFailure('report-problems');
      },
    };
    let cancel = timers.after(FIRST_MS, run);
    function run() {
      if (currentSettings().problemReports === 'on' && navigator.onLine) {
        reportProblems(ports).catch((error) => {
          if (!isRequestError(error, 'offline')) diagnostics.recordFailure('report-problems');
        });
      }
      cancel = timers.after(AGAIN_MS, run);
    }
    return () => cancel();
  }, [dataId, isGuest, diagnostics, request]);
}

interface ReporterPorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The device's time in epoch milliseconds. */
  readonly now: () => number;
  readonly diagnostics: Pick<Diagnostics, 'take' | 'add'>;
  /** The address of the entry script. */
  readonly script: string;
  readonly userAgent: string;
  /** Sends the report. Rejects when that fails. */
  readonly send: (request: ReportProblemsRequest) => Promise<void>;
}

/**
 * Reports the problems since the last report, once a Tokyo day, also when there are none: that counts the devices of a build.
 * Rejects when sending fails; the next call tries again.
 */
export async function reportProblems(ports: ReporterPorts): Promise<void> {
  const { storage, now, diagnostics, script, userAgent, send } = ports;
  const at = now();
  const reportedAt = Number(storage.getItem(memberKeys.problemsReported)) || 0;
  if (dayAt(reportedAt) === dayAt(at)) return;
  // Before sending, so that another tab does not send the same.
  storage.setItem(memberKeys.problemsReported, String(at));
  const problems = diagnostics.take();
  try {
    await send({ p_report: { build: buildId(script), engine: engineOf(userAgent), problems } });
  } catch (error) {
    storage.setItem(memberKeys.problemsReported, String(reportedAt));
    diagnostics.add(problems);
    throw error;
  }
}
