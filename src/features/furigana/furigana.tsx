import { useMemo } from 'react';
import { Joined, type RunPiece } from '../../ui/graphics/joined.tsx';
import type { OwnReadings, RubyRenderer } from '../../ui/graphics/ruby.tsx';
import { annotate, createReadings, parseWords, type Readings } from './annotate.ts';
import styles from './furigana.module.css';
import { appWords } from './readings.ts';

/** Draws texts with the words of the app. */
export const furigana = createRenderer(parseWords(appWords));

const bare = createRenderer([]);

/** Of two readings of a word the later one counts. */
function createRenderer(words: OwnReadings): RubyRenderer {
  const readings = createReadings(words);
  return {
    draw: (text, ownReadings) => <Furigana text={text} readings={readings} ownReadings={ownReadings} />,
    withoutWords: () => bare,
    withWords: (more) => createRenderer([...words, ...parseWords(more)]),
  };
}

interface FuriganaProps {
  readonly text: string;
  readonly readings: Readings;
  readonly ownReadings: OwnReadings | undefined;
}

function Furigana({ text, readings, ownReadings = [] }: FuriganaProps) {
  const pieces = useMemo(() => annotate(text, readings, createReadings(ownReadings)), [text, readings, ownReadings]);
  return <Joined pieces={pieces} draw={drawPiece} />;
}

function drawPiece({ text, reading }: RunPiece) {
  if (reading === null) return text;
  return (
    <ruby className={styles.word}>
      <span>{text}</span>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; a screen reader would read the word twice */}
      <rt className={styles.reading} aria-hidden="true">
        {reading}
      </rt>
    </ruby>
  );
}
