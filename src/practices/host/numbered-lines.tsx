import { type OwnReadings, Ruby } from '../../ui/graphics/ruby.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './numbered-lines.module.css';

interface NumberedLinesProps {
  readonly lines: readonly string[];
  readonly readings?: OwnReadings | undefined;
  /** The index of the only line that is emphasized. */
  readonly current?: number;
  /** The indices of the lines whose light is on. */
  readonly lit?: readonly number[];
}

/** Short lines that follow each other, with their numbers. */
export function NumberedLines({ lines, readings, current, lit = [] }: NumberedLinesProps) {
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        <li
          key={line}
          className={styles.line}
          data-current={index === current ? '' : undefined}
          data-lit={lit.includes(index) ? '' : undefined}
        >
          <span>
            <Ruby readings={readings}>{line}</Ruby>
            {lit.includes(index) ? <VisuallyHidden>（灯がともっています）</VisuallyHidden> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
