import { TICKETS_GRANTED } from '../../../sync/rules/tickets-granted.ts';
import { Seal } from '../../ui/graphics/seal.tsx';
import styles from './streak-card.module.css';

/** Remaining tickets as a number and three stamps; used ones are faded. */
export function TicketMarks({ left }: { readonly left: number }) {
  return (
    <span className={styles.tickets}>
      <span aria-hidden="true" className={styles.tickets}>
        {Array.from({ length: TICKETS_GRANTED }, (_, index) => (
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
