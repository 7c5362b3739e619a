import { useEffect, useEffectEvent, useState } from 'react';
import { timers } from '../../lib/timers.ts';

/** Time for comparing with the text after a sentence, in milliseconds; an answer ends it. */
const COMPARING_MS = 4000;

interface TurnOptions {
  /** Whether there is a turn; otherwise a part is over when it has been spoken. */
  readonly isWanted: boolean;
  /** The current utterance; null while idle. */
  readonly utterance: number | null;
  /** Time the member needs to repeat the part, in milliseconds. */
  readonly ms: number;
  /** Whether the sentence ends with this part. */
  readonly isLastPart: boolean;
  readonly onOver: (utterance: number) => void;
}

/** What an utterance has reached: 'mine' while the member repeats it, 'comparing' when the sentence is complete. */
interface Reached {
  readonly utterance: number;
  readonly phase: 'mine' | 'comparing';
}

/** The member's turn after each part, and the time to compare after the last; both end by themselves, or early. */
export function useTurn({ isWanted, utterance, ms, isLastPart, onOver }: TurnOptions) {
  const [reached, setReached] = useState<Reached | null>(null);
  const phase = reached !== null && utterance === reached.utterance ? reached.phase : null;

  const wait = useEffectEvent((current: Reached) =>
    current.phase === 'mine'
      ? timers.after(ms, () =>
          isLastPart ? setReached({ ...current, phase: 'comparing' }) : onOver(current.utterance),
        )
      : timers.after(COMPARING_MS, () => onOver(current.utterance)),
  );
  useEffect(() => (reached !== null && phase !== null ? wait(reached) : undefined), [reached, phase]);

  return {
    /** 'mine' while the member repeats, 'comparing' after the last part; null while listening or idle. */
    phase,
    begin: (ended: number) => (isWanted ? setReached({ utterance: ended, phase: 'mine' }) : onOver(ended)),
    /** Ends the turn, or the comparing, before its time. */
    end() {
      if (utterance !== null && phase !== null) onOver(utterance);
    },
  };
}
