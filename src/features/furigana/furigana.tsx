import { type ReactNode, useMemo } from 'react';
import { annotate } from './annotate.ts';
import styles from './furigana.module.css';
import { readings } from './readings.ts';

/** Renders app text with furigana. */
export function furigana(text: string): ReactNode {
  return <Furigana text={text} />;
}

function Furigana({ text }: { readonly text: string }) {
  const pieces = useMemo(() => annotate(text, readings), [text]);
  return pieces.map(({ text: written, reading }, index) =>
    reading === null ? (
      written
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are never reordered
      <ruby key={index} className={styles.word}>
        {written}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; a screen reader would read the word twice */}
        <rt className={styles.reading} aria-hidden="true">
          {reading}
        </rt>
      </ruby>
    ),
  );
}
