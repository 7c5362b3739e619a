import { useState } from 'react';
import type { PracticeResult, PracticeScreenProps } from '../practice.ts';
import { elapsedSeconds, sessionMinutes } from '../session-time.ts';
import { doko } from './doko.ts';

type Visit = Pick<PracticeScreenProps, 'now' | 'onFinish' | 'onLeave'>;

interface Rounds {
  /** Which scene of this visit it is, from 1. */
  readonly number: number;
  readonly saving: boolean;
  readonly countQuestion: () => void;
  /** Ends the scene for a new one; false when its session could not be stored. */
  readonly close: () => Promise<boolean>;
  /** Ends the scene and the visit. */
  readonly finish: () => Promise<void>;
}

/**
 * The scenes of one visit as sessions: each revealed scene is one session at most, with the minutes spent on it. One
 * that was opened without a single question is no practice, and makes a session only when the member says 稽古完了.
 */
export function useRounds({ now, onFinish, onLeave }: Visit): Rounds {
  const [round, setRound] = useState(() => ({ number: 1, startedAt: now(), questions: 0 }));
  const [saving, setSaving] = useState(false);

  async function record(): Promise<boolean> {
    setSaving(true);
    const result: PracticeResult = {
      title: doko.title,
      number: round.number,
      durationMinutes: sessionMinutes(elapsedSeconds(round.startedAt, now())),
      details: { questions: round.questions },
    };
    const stored = await onFinish(result);
    if (!stored) setSaving(false);
    return stored;
  }

  return {
    number: round.number,
    saving,
    countQuestion: () => setRound((current) => ({ ...current, questions: current.questions + 1 })),
    async close() {
      if (round.questions > 0 && !(await record())) return false;
      setRound({ number: round.number + 1, startedAt: now(), questions: 0 });
      setSaving(false);
      return true;
    },
    async finish() {
      if (await record()) onLeave();
    },
  };
}
