import { use, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './kata.module.css';
import { LineLengthContext, lineCount } from './line-length.ts';

/** Longer texts are clamped to this many lines. */
const MAX_LINES = 3;

interface KataWordsProps {
  readonly zou: string;
  readonly ishiki: string;
}

/** Zou and ishiki of a kata; longer texts can be expanded. */
export function KataWords({ zou, ishiki }: KataWordsProps) {
  const [isOpen, setOpen] = useState(false);
  // Estimated, not measured: measuring each row while scrolling would block the frame.
  const length = use(LineLengthContext);
  const isLong = lineCount(zou, length) > MAX_LINES || lineCount(ishiki, length) > MAX_LINES;
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
          <Button
            label={isOpen ? 'たたむ' : '全文を読む'}
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </div>
      ) : null}
    </>
  );
}
