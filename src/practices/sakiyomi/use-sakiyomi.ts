import { useReducer } from 'react';
import { itemNumber } from '../../../sync/rules/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/rules/session-minutes.ts';
import { useSighting } from '../host/use-sighting.ts';
import type { Practice, PracticeResult, PracticeScreenProps } from '../practice.ts';
import { progress, type SakiyomiState, sessionSeconds, start, step } from './rules.ts';

interface Sakiyomi {
  readonly state: SakiyomiState;
  readonly next: () => void;
  readonly newText: () => void;
}

/** Drill state of one visit. */
export function useSakiyomi({ deck, now, onItem }: Pick<PracticeScreenProps, 'deck' | 'now' | 'onItem'>): Sakiyomi {
  const [state, send] = useReducer(step, deck, (from) => start(from, now()));
  useSighting(onItem, state.editorial.id);
  return {
    state,
    next: () => send({ type: 'next', now: now() }),
    newText: () => send({ type: 'newText', now: now() }),
  };
}

/** The session of a completed text, for both addresses. */
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
