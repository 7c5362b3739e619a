import { useEffect, useEffectEvent, useState } from 'react';
import { timers } from '../../lib/timers.ts';

interface TurnOptions {
  /** The current utterance; null while idle. */
  readonly utterance: number | null;
  /** Time the member needs to repeat the sentence, in milliseconds. */
  readonly ms: number;
  readonly onOver: (utterance: number) => void;
}

/** The member's turn after each sentence. Selecting another sentence, pausing or stopping ends it early. */
export function useTurn({ utterance, ms, onOver }: TurnOptions) {
  const [isWanted, setWanted] = useState(true);
  const [turnOf, setTurnOf] = useState<number | null>(null);
  const isMine = utterance !== null && utterance === turnOf;

  const wait = useEffectEvent((current: number) => timers.after(ms, () => onOver(current)));
  useEffect(() => (isMine ? wait(utterance) : undefined), [isMine, utterance]);

  return {
    isWanted,
    isMine,
    setWanted,
    begin: (ended: number) => (isWanted ? setTurnOf(ended) : onOver(ended)),
  };
}
