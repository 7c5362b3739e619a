import { useEffect, useEffectEvent, useState } from 'react';
import { v7 } from 'uuid';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import type { Drill, PracticeResult } from '../practice.ts';
import { createRecorder, type SessionState } from './session-recorder.ts';
import { useDrill } from './use-drill.ts';

/**
 * The session of the drill on the screen; every drill finishes through it. A visit has one session at a time: the first
 * begins with the screen, the next after `clear`. A session is stored once under one id, even if `store` and `finish` are
 * called again, in one transaction with the items of the visit.
 *
 * A drill that ends by itself passes its result as `ended`, and null before the end: that stores the session, and the next
 * one begins when `ended` is null again. A drill with a button calls `finish`, or `store` if it goes on.
 */
export function useSession(ended: PracticeResult | null = null) {
  const drill = useDrill();
  const session = useSessionOf(drill, ended);
  return {
    ...session,
    /** Stores the session and shows the end of the visit, by default under the name of the drill and with all its minutes. */
    finish: (result: PartialResult) =>
      session.finish({ title: drill.practice.title, durationMinutes: session.minutes(), ...result }),
  };
}

type PartialResult = Pick<PracticeResult, 'number' | 'done'> & Partial<PracticeResult>;

export type Session = ReturnType<typeof useSession>;

interface PractisedItem extends Pick<PracticeResult, 'title' | 'done'> {
  readonly item: Parameters<typeof itemNumber>[0];
  /** How long it was practised; null before the end. */
  readonly seconds: number | null;
}

/** The result of a drill that practises one item; null before its end. */
export function itemResult({ item, seconds, ...texts }: PractisedItem): PracticeResult | null {
  if (seconds === null) return null;
  return { ...texts, number: itemNumber(item), durationMinutes: recordedMinutesFromSeconds(seconds) };
}

type Visit = Pick<Drill, 'now' | 'onFinish' | 'onEnd'>;

/** The session of a practice that is no drill. */
export function useSessionOf({ now, onFinish, onEnd }: Visit, ended: PracticeResult | null = null) {
  const [state, setState] = useState<SessionState>('none');
  const [startedAt, setStartedAt] = useState(now);
  const [recorder] = useState(() => createRecorder({ newId: v7, record: onFinish, onState: setState }));
  const hasEnded = ended !== null;
  const storeEnd = useEffectEvent(() => (ended === null ? recorder.clear() : void recorder.store(ended)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result may change after the end, the end counts
  useEffect(storeEnd, [hasEnded]);

  return {
    ended,
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
