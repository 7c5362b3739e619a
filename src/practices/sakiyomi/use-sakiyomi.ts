import { useReducer, useState } from 'react';
import type { ReviewGrade } from '../../../sync/model/kata/review-schedule.ts';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import { sakiyomiMaterial } from '../../../sync/model/published/materials/sakiyomi.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { mergeMaterial } from '../host/merge-material.ts';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import type { Practice, PracticeResult } from '../practice.ts';
import { editorials } from './content.ts';
import { canGuess, paragraphId, progress, type SakiyomiState, sessionSeconds, start, step } from './rules.ts';

const discardTexts = { body: '書いた予想は残りません。', cancelLabel: 'このまま読む' } as const;
const newTextTexts = { ...discardTexts, title: '別の文章に替えますか', confirmLabel: '替える' } as const;
export const leaveTexts = { ...discardTexts, title: '読むのをやめますか', confirmLabel: 'やめる' } as const;

/** Drill state of one visit. */
export function useSakiyomi() {
  const { deck, material, now, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) =>
    start(from, now(), mergeMaterial('sakiyomi', sakiyomiMaterial, editorials, material)),
  );
  const { confirm } = useDialogs();
  const [guess, setGuess] = useState('');
  const { editorial } = state;
  const isGuessed = state.completedAt === null && (!isBlank(guess) || state.guesses.length > 0);
  useMarkSeen(editorial.id);
  return {
    state,
    /** What is typed about the next paragraph; at the last one the sentence of the whole, which the end takes for its note. */
    guess,
    setGuess,
    /** Whether a guess would be lost with the text. */
    isGuessed,
    next() {
      send({ type: 'next', now: now(), guess });
      if (canGuess(state)) setGuess('');
    },
    judge(paragraph: number, verdict: ReviewGrade) {
      send({ type: 'judge', paragraph, verdict });
      onItem(paragraphId(editorial, paragraph), verdict);
    },
    /** Draws another text; asks first when a guess would be lost. Resolves to whether it did. */
    async newText() {
      if (isGuessed && !(await confirm(newTextTexts))) return false;
      send({ type: 'newText', now: now() });
      setGuess('');
      return true;
    },
  };
}

export type Sakiyomi = ReturnType<typeof useSakiyomi>;

/** The session of a text, for both addresses: read to its end, or recorded before. */
export function resultOf(practice: Practice, state: SakiyomiState, now: number): PracticeResult {
  const { editorial } = state;
  const { read, total } = progress(state);
  return {
    title: `${practice.title}「${editorial.title}」`,
    number: itemNumber(editorial),
    durationMinutes: recordedMinutesFromSeconds(sessionSeconds(state, now)),
    details: { editorialTitle: editorial.title, paragraphsRead: read, totalParagraphs: total },
    done: '話をひとつ、読み終えました',
  };
}
