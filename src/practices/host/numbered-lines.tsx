import { type OwnReadings, Ruby } from '../../ui/graphics/ruby.tsx';
import styles from './numbered-lines.module.css';

interface NumberedLinesProps {
  readonly lines: readonly string[];
  readonly readings: OwnReadings | undefined;
  /** The index of the only line that is emphasized. */
  readonly current?: number;
}

/** Short lines that follow each other, with their numbers. */
export function NumberedLines({ lines, readings, current }: NumberedLinesProps) {
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        <li key={line} className={styles.line} data-current={index === current ? '' : undefined}>
          <span>
            <Ruby readings={readings}>{line}</Ruby>
          </span>
        </li>
      ))}
    </ol>
  );
}
