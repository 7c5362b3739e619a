import { type ReactNode, useMemo } from 'react';
import { annotate } from './annotate.ts';
import styles from './furigana.module.css';
import { readings } from './readings.ts';

/** Draws a text of the app with the readings of its kanji over them. */
export function furigana(text: string): ReactNode {
  return <Furigana text={text} />;
}

function Furigana({ text }: { readonly text: string }) {
  const pieces = useMemo(() => annotate(text, readings), [text]);
  return pieces.map(({ text: written, reading }, index) =>
    reading === null ? (
      written
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <ruby key={index} className={styles.word}>
        {written}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nobody gets the focus here; said aloud, the word would come twice */}
        <rt className={styles.reading} aria-hidden="true">
          {reading}
        </rt>
      </ruby>
    ),
  );
}
