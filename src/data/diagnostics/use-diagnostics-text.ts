import { useCallback } from 'react';
import { timers } from '../../lib/timers.ts';
import { useMember } from '../member/member-context.tsx';
import { type DiagnosticFacts, diagnosticsText } from './diagnostics-text.ts';
import { readEnvironment } from './environment.ts';

type SyncFacts = Pick<DiagnosticFacts, 'pending' | 'rejected' | 'syncedAt'>;

/** Builds the diagnostics as of now. Synchronous: a browser allows copying only right after the tap. */
export function useDiagnosticsText(): (facts: SyncFacts) => string {
  const { diagnostics, scheduler, clock } = useMember();
  return useCallback(
    (facts) =>
      diagnosticsText({
        ...facts,
        now: Date.now(),
        monotonicNow: timers.now(),
        environment: readEnvironment(),
        schedule: scheduler.schedule(),
        isClockRolledBack: clock.isClockRolledBack(),
        log: diagnostics.read(),
      }),
    [diagnostics, scheduler, clock],
  );
}
