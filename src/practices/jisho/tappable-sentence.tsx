import { Fragment, useMemo } from 'react';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { readingsOf } from './readings-of-sentence.ts';
import { isAnswered, type JishoState, questionOf } from './rules.ts';
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
  const drawText = (text: string) => (text === '' ? null : <Ruby readings={readings}>{text}</Ruby>);
  return (
    <Text variant="scene">
      {shownSegments(state).map(({ before, text, word, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are never reordered
        <Fragment key={index}>
          {word === null ? (
            drawText(text)
          ) : (
            <span className={styles.unbroken}>
              {drawText(before)}
              <button
                type="button"
                className={styles.word}
                data-answered={isAnswered(state, word) ? '' : undefined}
                aria-expanded={openWord === word}
                onClick={() => onTap(word)}
              >
                {questionOf(state, word)?.kind === 'reading' ? <span>{text}</span> : drawText(text)}
                {isAnswered(state, word) ? <VisuallyHidden>（確かめた語）</VisuallyHidden> : null}
              </button>
              {drawText(after)}
            </span>
          )}
        </Fragment>
      ))}
    </Text>
  );
}
