import { useState } from 'react';
import { useSession } from '../host/use-session.ts';
import type { PracticeResult, PracticeScreenProps } from '../practice.ts';

type Visit = Pick<PracticeScreenProps, 'practice' | 'now' | 'onFinish' | 'onLeave'>;

interface Rounds {
  /** Number of the scene within this visit, from 1. */
  readonly number: number;
  readonly isClosing: boolean;
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
export function useRounds(visit: Visit): Rounds {
  const [{ number, questions }, setRound] = useState({ number: 1, questions: 0 });
  const { isClosing, store, finish, clear, minutes } = useSession(visit);

  const result = (): PracticeResult => ({
    title: visit.practice.title,
    number,
    durationMinutes: minutes(),
    details: { questions },
  });

  return {
    number,
    isClosing,
    countQuestion: () => setRound((current) => ({ ...current, questions: current.questions + 1 })),
    async close() {
      if (questions > 0 && !(await store(result()))) return false;
      clear();
      setRound({ number: number + 1, questions: 0 });
      return true;
    },
    finish: () => finish(result()),
  };
}
