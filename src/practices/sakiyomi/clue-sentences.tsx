import { splitSentences } from '../../lib/speech/spoken-parts.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import styles from './editorial-page.module.css';
import { splitAtClues, stopOf } from './rules.ts';
import type { Sakiyomi } from './use-sakiyomi.ts';

interface ClueSentencesProps {
  readonly sakiyomi: Sakiyomi;
  readonly paragraph: string;
}

/** A paragraph whose sentences show the clues in them when touched. Check boxes, since a button does not flow with the lines. */
export function ClueSentences({ sakiyomi: { state, search }, paragraph }: ClueSentencesProps) {
  const clues = stopOf(state)?.clues ?? [];
  const { readings } = state.editorial;
  return splitSentences(paragraph).map((sentence) => {
    const isSearched = state.searched.includes(sentence);
    const segments = splitAtClues(sentence, isSearched ? clues : []);
    return (
      <label key={sentence} className={styles.sentence} data-empty={(isSearched && segments.length === 1) || undefined}>
        <input type="checkbox" className={styles.box} checked={isSearched} onChange={() => search([sentence])} />
        {segments.map(({ text, isClue }, index) => {
          const Tag = isClue ? 'mark' : 'span';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: segments are never reordered
            <Tag key={index} className={isClue ? styles.clue : undefined}>
              <Ruby readings={readings}>{text}</Ruby>
            </Tag>
          );
        })}
      </label>
    );
  });
}
