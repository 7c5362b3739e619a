import { limits } from '../../../sync/rules/limits.ts';
import { Seal } from '../../ui/graphics/seal.tsx';
import styles from './streak-card.module.css';

/** Up to this number each ticket has its mark. */
const MANY = 5;

/** Remaining tickets: a stamp each, the used ones faded; many share one stamp. */
export function TicketMarks({ left }: { readonly left: number }) {
  const marks = left > MANY ? 1 : Math.max(limits.first_tickets, left);
  return (
    <span className={styles.tickets}>
      <span aria-hidden="true" className={styles.tickets}>
        {Array.from({ length: marks }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks are never reordered
          <Seal key={index} variant={index < left ? 'outline' : 'spent'} size={32}>
            復
          </Seal>
        ))}
      </span>
      {left}枚
    </span>
  );
}
