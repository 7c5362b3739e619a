import { useMemo } from 'react';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import type { JishoSentence } from './content.ts';
import { readingsOf } from './readings-of-sentence.ts';
import styles from './screen.module.css';
import { splitIntoSegments } from './segments.ts';

interface TappableSentenceProps {
  readonly sentence: JishoSentence;
  readonly openWord: number | null;
  readonly onTap: (word: number) => void;
}

/** The sentence, with its marked words as buttons. */
export function TappableSentence({ sentence, openWord, onTap }: TappableSentenceProps) {
  const readings = useMemo(() => readingsOf(sentence), [sentence]);
  return (
    <p className={styles.sentence}>
      {splitIntoSegments(sentence).map(({ text, word }, index) =>
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
            <Ruby readings={readings}>{text}</Ruby>
          </button>
        ),
      )}
    </p>
  );
}
