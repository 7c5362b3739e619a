import { useReducer, useState } from 'react';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { judgementOf } from '../../../sync/model/practice/review-grade.ts';
import { sakiyomiMaterial } from '../../../sync/model/published/materials/sakiyomi.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { mergeMaterial } from '../host/merge-material.ts';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import type { Practice } from '../practice.ts';
import { editorials } from './content.ts';
import {
  canGuess,
  currentGuess,
  foundClues,
  paragraphId,
  progress,
  type SakiyomiState,
  start,
  step,
  stopOf,
} from './rules.ts';

const discardTexts = { body: '書いた予想は残りません。', cancelLabel: 'このまま読む' } as const;
const newTextTexts = { ...discardTexts, title: '別の文章に替えますか', confirmLabel: '替える' } as const;
export const leaveTexts = { ...discardTexts, title: '読むのをやめますか', confirmLabel: 'やめる' } as const;

export function useSakiyomi() {
  const { deck, material, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) =>
    start(from, mergeMaterial('sakiyomi', sakiyomiMaterial, editorials, material)),
  );
  const { confirm } = useDialogs();
  const announce = useAnnounce();
  const [guess, setGuess] = useState('');
  const { editorial } = state;
  const isGuessed = !state.isComplete && (!isBlank(guess) || state.guesses.some(({ text }) => text !== ''));
  useMarkSeen(editorial.id);
  return {
    state,
    /** What is typed about the next paragraph; at the last one the sentence of the whole, which the end takes for its note. */
    guess,
    setGuess,
    /** Whether a guess would be lost with the text. */
    isGuessed,
    next() {
      send({ type: 'next', guess });
      if (canGuess(state)) setGuess('');
    },
    ask() {
      send({ type: 'ask', guess });
      setGuess('');
    },
    choose(gist: string) {
      const stop = stopOf(state);
      if (stop === null || currentGuess(state)?.chosen !== null) return;
      send({ type: 'choose', gist });
      onItem(paragraphId(editorial, state.paragraph + 1), judgementOf(gist === stop.gist));
    },
    /** Marks the clues in some of the sentences. */
    search(sentences: readonly string[]) {
      send({ type: 'search', sentences });
      const stop = stopOf(state);
      const clues = stop === null ? [] : foundClues(stop, sentences);
      announce(clues.length === 0 ? 'この文に手がかりはありません。' : `手がかり「${clues.join('」「')}」`);
    },
    /** Draws another text; asks first when a guess would be lost. Resolves to whether it did. */
    async newText() {
      if (isGuessed && !(await confirm(newTextTexts))) return false;
      send({ type: 'newText' });
      setGuess('');
      return true;
    },
  };
}

export type Sakiyomi = ReturnType<typeof useSakiyomi>;

/** The session of a text, for both addresses: read to its end, or recorded before. */
export function resultOf(practice: Practice, state: SakiyomiState) {
  const { editorial } = state;
  const { read, total } = progress(state);
  return {
    title: `${practice.title}「${editorial.title}」`,
    number: itemNumber(editorial),
    details: { editorialTitle: editorial.title, paragraphsRead: read, totalParagraphs: total },
    done: '話をひとつ、読み終えました',
  };
}
