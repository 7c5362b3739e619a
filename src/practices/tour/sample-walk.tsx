import { Ruby } from '../../ui/graphics/ruby.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import type { TalkTheme } from './content.ts';
import styles from './screen.module.css';

/** Four lines of somebody's walk. */
export function SampleWalk({ theme: { sample, readings } }: { readonly theme: TalkTheme }) {
  if (sample === undefined) return null;
  return (
    <SampleAnswer>
      <ol className={styles.examples}>
        {sample.map((line) => (
          <li key={line} className={styles.example}>
            <span>
              <Ruby readings={readings}>{line}</Ruby>
            </span>
          </li>
        ))}
      </ol>
    </SampleAnswer>
  );
}
