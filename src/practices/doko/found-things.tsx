import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './screen.module.css';
import { type Thing, thingNames, things } from './things.ts';

/** Which of the five things have come to light. */
export function FoundThings({ found }: { readonly found: readonly Thing[] }) {
  return (
    <ul className={styles.things} aria-label="見えてきたもの">
      {things.map((thing) => {
        const isFound = found.includes(thing);
        const Mark = isFound ? CircleCheck : Circle;
        return (
          <li key={thing} className={styles.thing} data-found={isFound}>
            <Mark aria-hidden="true" />
            {thingNames[thing]}
            <VisuallyHidden>{isFound ? '、見えた' : '、まだ'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
