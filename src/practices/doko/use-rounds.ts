import { useState } from 'react';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import type { PracticeResult } from '../practice.ts';

interface Rounds {
  /** Number of the scene within this visit, from 1. */
  readonly number: number;
  readonly isClosing: boolean;
  /** Ends the scene and starts a new one; false if the session could not be stored. */
  readonly close: (questions: number) => Promise<boolean>;
  /** Ends the scene and the visit. */
  readonly finish: (questions: number) => Promise<void>;
}

/** Records the scenes of a visit, one session each; one revealed without a question only after 稽古完了. */
export function useRounds(): Rounds {
  const { practice } = useDrill();
  const [number, setNumber] = useState(1);
  const { isClosing, store, finish, clear, minutes } = useSession();

  const resultOf = (questions: number): PracticeResult => ({
    title: practice.title,
    number,
    durationMinutes: minutes(),
    details: { questions },
    done: questions === 0 ? '伏せた情景を開きました' : `${questions}回の問いで、景色をたどりました`,
  });

  return {
    number,
    isClosing,
    async close(questions) {
      if (questions > 0 && !(await store(resultOf(questions)))) return false;
      clear();
      setNumber(number + 1);
      return true;
    },
    finish: (questions) => finish(resultOf(questions)),
  };
}
