import { FIRST_TICKETS } from '../../../sync/rules/ticket-grants.ts';
import { Seal } from '../../ui/graphics/seal.tsx';
import styles from './streak-card.module.css';

/** The most stamps that fit beside the number. */
const MOST_MARKS = 5;

/** Remaining tickets as a number and stamps: at least three, of which used ones are faded, and as many as fit. */
export function TicketMarks({ left }: { readonly left: number }) {
  const marks = Math.min(MOST_MARKS, Math.max(FIRST_TICKETS, left));
  return (
    <span className={styles.tickets}>
      <span aria-hidden="true" className={styles.tickets}>
        {Array.from({ length: marks }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are never reordered
          <Seal key={index} variant={index < left ? 'outline' : 'spent'} size={20}>
            復
          </Seal>
        ))}
      </span>
      {left}枚
    </span>
  );
}
