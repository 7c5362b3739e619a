import { useEffect, useEffectEvent, useState } from 'react';
import { v7 } from 'uuid';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import type { Drill, PracticeResult } from '../practice.ts';
import { createRecorder, type SessionState } from './session-recorder.ts';
import { useDrill } from './use-drill.ts';

/** By default under the name of the drill, with the minutes since the session began. */
type DrillResult = Pick<PracticeResult, 'number' | 'done'> & Partial<PracticeResult>;

/**
 * The session of the drill on the screen; every drill finishes through it. A visit has one session at a time: the first
 * begins with the screen, the next after `clear`. A session is stored once under one id, even if `store` and `finish` are
 * called again, in one transaction with the items of the visit.
 *
 * A drill that ends by itself passes its result as `ending`, and null before the end: that stores the session, and the next
 * one begins when `ending` is null again. A drill with a button calls `finish`, or `store` if it goes on; it may pass `ending`,
 * too, and then sets `storesEnd` to false.
 */
export function useSession(ending: DrillResult | null = null, storesEnd = true) {
  const drill = useDrill();
  const session = useSessionOf(drill);
  const hasEnded = ending !== null;
  const [endMinutes, setEndMinutes] = useState<number | null>(null);
  if (hasEnded !== (endMinutes !== null)) setEndMinutes(hasEnded ? session.minutes() : null);
  const complete = (result: DrillResult): PracticeResult => ({
    title: drill.practice.title,
    durationMinutes: endMinutes ?? session.minutes(),
    ...result,
  });
  const ended = ending && complete(ending);
  const storeEnd = useEffectEvent(() => {
    if (ended === null) session.clear();
    else if (storesEnd) void session.store(ended);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result may change after the end, the end counts
  useEffect(storeEnd, [hasEnded]);
  return {
    ...session,
    ended,
    store: (result: DrillResult) => session.store(complete(result)),
    finish: (result: DrillResult) => session.finish(complete(result)),
  };
}

export type Session = ReturnType<typeof useSession>;

type Visit = Pick<Drill, 'now' | 'onFinish' | 'onEnd'>;

/** The session of a practice that is no drill. */
export function useSessionOf({ now, onFinish, onEnd }: Visit) {
  const [state, setState] = useState<SessionState>('none');
  const [startedAt, setStartedAt] = useState(now);
  const [recorder] = useState(() => createRecorder({ newId: v7, record: onFinish, onState: setState }));

  return {
    /** 'failed': the member has been told, and the session can be stored by a new `store` or `finish`. */
    state,
    /** True while the session is being stored, and then until `clear` or until the screen is left. */
    isClosing: state === 'storing' || state === 'stored',
    /** Stores the session and stays. Resolves to whether it is stored. */
    store: recorder.store,
    /** Stores the session and shows the end of the visit; after a failure the drill continues. */
    async finish(result: PracticeResult) {
      if (await recorder.store(result)) onEnd(result);
    },
    /** Begins the next session of the same visit. */
    clear() {
      recorder.clear();
      setStartedAt(now());
    },
    /** Minutes since the session began, rounded as in a session. */
    minutes: () => recordedMinutesFromSeconds(elapsedSeconds(startedAt, now())),
  };
}
