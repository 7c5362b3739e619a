import { useState } from 'react';
import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';
import { elapsedSeconds } from '../../lib/duration.ts';
import type { PracticeResult, PracticeScreenProps } from '../practice.ts';

type Visit = Pick<PracticeScreenProps, 'practice' | 'now' | 'onFinish' | 'onLeave'>;

interface Rounds {
  /** Number of the scene within this visit, from 1. */
  readonly number: number;
  readonly saving: boolean;
  readonly countQuestion: () => void;
  /** Ends the scene and starts a new one; false if the session could not be stored. */
  readonly close: () => Promise<boolean>;
  /** Ends the scene and the visit. */
  readonly finish: () => Promise<void>;
}

/**
 * Records the scenes of one visit: at most one session per revealed scene, with the minutes spent on it. A scene
 * revealed without a question is recorded only when the member taps 稽古完了.
 */
export function useRounds({ practice, now, onFinish, onLeave }: Visit): Rounds {
  const [round, setRound] = useState(() => ({ number: 1, startedAt: now(), questions: 0 }));
  const [saving, setSaving] = useState(false);

  async function record(): Promise<boolean> {
    setSaving(true);
    const result: PracticeResult = {
      title: practice.title,
      number: round.number,
      durationMinutes: recordedMinutesFromSeconds(elapsedSeconds(round.startedAt, now())),
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
