import { useMemo } from 'react';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { readingsOf } from './readings-of-sentence.ts';
import { type JishoState, questionOf } from './rules.ts';
import styles from './screen.module.css';
import { shownSegments } from './segments.ts';

interface TappableSentenceProps {
  readonly state: JishoState;
  readonly onTap: (word: number) => void;
}

/** The sentence, with its marked words as buttons. A word whose reading is asked has no furigana. */
export function TappableSentence({ state, onTap }: TappableSentenceProps) {
  const { sentence, openWord } = state;
  const readings = useMemo(() => readingsOf(sentence), [sentence]);
  return (
    <Text variant="scene">
      {shownSegments(state).map(({ text, word }, index) =>
        word === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments are never reordered
          <Ruby key={`text ${index}`} readings={readings}>
            {text}
          </Ruby>
        ) : (
          <button
            key={word}
            type="button"
            className={styles.word}
            aria-expanded={openWord === word}
            onClick={() => onTap(word)}
          >
            {questionOf(state, word)?.kind === 'reading' ? (
              <span>{text}</span>
            ) : (
              <Ruby readings={readings}>{text}</Ruby>
            )}
          </button>
        ),
      )}
    </Text>
  );
}
