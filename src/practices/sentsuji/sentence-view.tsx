import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import type { PhraseSentence } from './modifier-phrase.ts';
import type { SentsujiState } from './rules.ts';
import styles from './screen.module.css';
import { splitIntoParts } from './sentence-parts.ts';

interface SentenceViewProps {
  readonly state: SentsujiState;
  readonly sentence: PhraseSentence;
  readonly onChoose: (word: string) => void;
}

/** A sentence with its phrase underlined and its words as buttons; the right one is marked once it is revealed. */
export function SentenceView({ state, sentence, onChoose }: SentenceViewProps) {
  const { phrase, phase, choice } = state;
  const isRevealed = phase === 'revealed';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no paragraph of a sentence
    <p role="group" aria-label="文" className={styles.sentence}>
      {splitIntoParts(sentence, phrase.bunsetsu).map(({ text, sign, role }, index) => {
        const drawn = <Ruby readings={phrase.readings}>{text}</Ruby>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
          <span key={index} className={styles.part}>
            {role === 'rest' ? drawn : null}
            {role === 'phrase' ? <span className={styles.underlined}>{drawn}</span> : null}
            {role === 'word' ? (
              <button
                type="button"
                className={styles.word}
                aria-pressed={choice === text}
                aria-disabled={isRevealed || undefined}
                data-head={(isRevealed && text === sentence.head) || undefined}
                onClick={ignoreDoubleClick(() => {
                  if (!isRevealed) onChoose(text);
                })}
              >
                {drawn}
              </button>
            ) : null}
            <span>{sign}</span>
          </span>
        );
      })}
    </p>
  );
}
