import { use, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './kata.module.css';
import { LineLengthContext, lineCount } from './line-length.ts';

/** Longer texts are folded to so many lines. */
const LINES = 3;

interface KataWordsProps {
  readonly zou: string;
  readonly ishiki: string;
}

/** Zou and ishiki under one another; what is longer than three lines unfolds. */
export function KataWords({ zou, ishiki }: KataWordsProps) {
  const [isOpen, setOpen] = useState(false);
  // Reckoned, not measured: measuring each row as it scrolls in would hold up the frame.
  const length = use(LineLengthContext);
  const isLong = lineCount(zou, length) > LINES || lineCount(ishiki, length) > LINES;
  return (
    <>
      <dl className={isLong && !isOpen ? `${styles.words} ${styles.clamped}` : styles.words}>
        <dt>象</dt>
        <dd dir="auto">{zou}</dd>
        <dt>意識</dt>
        <dd dir="auto">{ishiki}</dd>
      </dl>
      {isLong ? (
        <div>
          <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'たたむ' : '全文を読む'}
          </Button>
        </div>
      ) : null}
    </>
  );
}
