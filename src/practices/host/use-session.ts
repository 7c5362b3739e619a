import { useEffect, useEffectEvent, useState } from 'react';
import { v7 } from 'uuid';
import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import type { Drill, PracticeResult } from '../practice.ts';
import { createRecorder, type SessionState } from './record-once.ts';
import { useDrill } from './use-drill.ts';

export interface Session {
  /** 'failed': the member has been told, and the session can be stored with `retry`, or by a new finish. */
  readonly state: SessionState;
  /** True while the session is being stored, and then until `clear` or until the screen is left. */
  readonly isClosing: boolean;
  /** Stores the session and stays. Resolves to whether it is stored. */
  readonly store: (result: PracticeResult) => Promise<boolean>;
  /** Stores the session and shows the end of the visit; after a failure the drill continues. */
  readonly finish: (result: PracticeResult) => Promise<void>;
  readonly retry: () => Promise<boolean>;
  /** Begins the next session of the same visit. */
  readonly clear: () => void;
  /** Minutes since the session began, rounded as in a session. */
  readonly minutes: () => number;
}

/**
 * Finishes a practice; the only way to do so. A visit has one session at a time, which begins with the screen and after
 * `clear`. It is stored once, under one id, however often `store`, `finish` and `retry` are called. What the visit has shown
 * until then is stored in the same transaction.
 *
 * A drill that ends by itself passes its result as `ended`, and null before: the session is stored when it ends, and the next
 * one begins when `ended` is null again. A drill with a button calls `finish`, or `store` if it goes on.
 */
export function useSession(ended: PracticeResult | null = null): Session {
  return useSessionOf(useDrill(), ended);
}

type Visit = Pick<Drill, 'now' | 'onFinish' | 'onEnd'>;

/** The session of a practice that is no drill. */
export function useSessionOf({ now, onFinish, onEnd }: Visit, ended: PracticeResult | null = null): Session {
  const [state, setState] = useState<SessionState>('none');
  const [startedAt, setStartedAt] = useState(now);
  const [recorder] = useState(() => createRecorder({ newId: v7, record: onFinish, onState: setState }));
  const hasEnded = ended !== null;
  const storeEnd = useEffectEvent(() => (ended === null ? recorder.clear() : void recorder.store(ended)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result may change after the end, the end counts
  useEffect(storeEnd, [hasEnded]);

  return {
    state,
    isClosing: state === 'storing' || state === 'stored',
    store: recorder.store,
    retry: recorder.retry,
    async finish(result) {
      if (await recorder.store(result)) onEnd(result);
    },
    clear() {
      recorder.clear();
      setStartedAt(now());
    },
    minutes: () => recordedMinutesFromSeconds(elapsedSeconds(startedAt, now())),
  };
}
