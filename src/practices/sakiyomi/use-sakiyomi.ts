import { useReducer, useState } from 'react';
import { itemNumber } from '../../../sync/rules/content-item.ts';
import type { ReviewGrade } from '../../../sync/rules/kata-schedule.ts';
import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';
import { useSighting } from '../host/use-sighting.ts';
import type { Practice, PracticeResult, PracticeScreenProps } from '../practice.ts';
import { editorialPool } from './pool.ts';
import { paragraphId, progress, type SakiyomiState, sessionSeconds, start, step } from './rules.ts';

export interface Sakiyomi {
  readonly state: SakiyomiState;
  /** What is typed about the next paragraph. */
  readonly guess: string;
  readonly setGuess: (guess: string) => void;
  readonly next: () => void;
  readonly judge: (paragraph: number, verdict: ReviewGrade) => void;
  readonly newText: () => void;
}

type Visit = Pick<PracticeScreenProps, 'deck' | 'material' | 'now' | 'onItem'>;

/** Drill state of one visit. */
export function useSakiyomi({ deck, material, now, onItem }: Visit): Sakiyomi {
  const [state, send] = useReducer(step, deck, (from) => start(from, now(), editorialPool(material)));
  const [guess, setGuess] = useState('');
  const { editorial } = state;
  useSighting(onItem, editorial.id);
  return {
    state,
    guess,
    setGuess,
    next() {
      send({ type: 'next', now: now(), guess });
      setGuess('');
    },
    judge(paragraph, verdict) {
      send({ type: 'judge', paragraph, verdict });
      onItem(paragraphId(editorial, paragraph), verdict);
    },
    newText() {
      send({ type: 'newText', now: now() });
      setGuess('');
    },
  };
}

/** The session of a text, for both addresses: read to its end, or recorded before. */
export function resultOf(practice: Practice, state: SakiyomiState, now: number): PracticeResult {
  const { editorial } = state;
  const { read, total } = progress(state);
  return {
    title: `${practice.title}「${editorial.title}」`,
    number: itemNumber(editorial),
    durationMinutes: recordedMinutesFromSeconds(sessionSeconds(state, now)),
    details: { editorialTitle: editorial.title, paragraphsRead: read, totalParagraphs: total },
  };
}
