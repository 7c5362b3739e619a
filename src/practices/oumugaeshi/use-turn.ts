import { useEffect, useEffectEvent, useState } from 'react';
import { timers } from '../../lib/timers.ts';

interface TurnOptions {
  /** The utterance that is being played; null while the player rests. */
  readonly utterance: number | null;
  /** How long the member needs to say the sentence back. */
  readonly ms: number;
  readonly onOver: (utterance: number) => void;
}

/** The member's turn after each sentence. Going to another sentence, pausing or stopping ends it early. */
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
