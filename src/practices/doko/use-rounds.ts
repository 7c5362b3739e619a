import { useState } from 'react';
import { useDrill } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import type { PracticeResult } from '../practice.ts';

/** Records the scenes of a visit, one session each; one revealed without a question only after 稽古完了. */
export function useRounds() {
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
    /** Number of the scene within this visit, from 1. */
    number,
    isClosing,
    /** Ends the scene and starts a new one; false if the session could not be stored. */
    async close(questions: number) {
      if (questions > 0 && !(await store(resultOf(questions)))) return false;
      clear();
      setNumber(number + 1);
      return true;
    },
    /** Ends the scene and the visit. */
    finish: (questions: number) => finish(resultOf(questions)),
  };
}
