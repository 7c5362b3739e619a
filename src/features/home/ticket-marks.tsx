import { TICKETS_GRANTED } from '../../../sync/rules/tickets-granted.ts';
import { Seal } from '../../ui/seal.tsx';
import styles from './streak-card.module.css';

/** The tickets left, as a number and as three stamps of which the used ones fade. */
export function TicketMarks({ left }: { readonly left: number }) {
  return (
    <span className={styles.tickets}>
      <span aria-hidden="true" className={styles.tickets}>
        {Array.from({ length: TICKETS_GRANTED }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks never move
          <Seal key={index} variant={index < left ? 'outline' : 'spent'} size={20}>
            復
          </Seal>
        ))}
      </span>
      {left}枚
    </span>
  );
}
