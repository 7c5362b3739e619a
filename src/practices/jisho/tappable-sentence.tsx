import type { JishoSentence } from './content.ts';
import styles from './screen.module.css';
import { splitIntoSegments } from './segments.ts';

interface TappableSentenceProps {
  readonly sentence: JishoSentence;
  readonly openWord: number | null;
  readonly onTap: (word: number) => void;
}

/** The sentence, with its marked words as buttons. */
export function TappableSentence({ sentence, openWord, onTap }: TappableSentenceProps) {
  return (
    <p className={styles.sentence}>
      {splitIntoSegments(sentence).map(({ text, word }) =>
        word === null ? (
          text
        ) : (
          <button
            key={word}
            type="button"
            className={styles.word}
            aria-expanded={openWord === word}
            onClick={() => onTap(word)}
          >
            {text}
          </button>
        ),
      )}
    </p>
  );
}
