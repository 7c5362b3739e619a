import { instantAt } from '../../../sync/rules/day.ts';
import type { TrainingHistory } from '../../data/training/training-history.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { Small, Stack, TitledCard } from '../../ui/layout/primitives.tsx';
import styles from './recent-sessions.module.css';

const SHOWN = 5;

/** The five latest sessions. */
export function RecentSessions({ history }: { readonly history: TrainingHistory }) {
  const sessions = history.entries.slice(0, SHOWN);
  return (
    <TitledCard id="recent-sessions" title="最近の稽古" gap="xs">
      {sessions.length === 0 ? (
        <Small>まだトレーニング履歴がありません</Small>
      ) : (
        <Stack as="ul" gap="2xs">
          {sessions.map(({ id, title, completedAt, day, minutes }) => (
            <li key={id} className={styles.session}>
              <span className={styles.title}>{title}</span>
              <span className={styles.facts}>
                <time dateTime={instantAt(completedAt)}>{monthAndDay(day)}</time>
                <span className={styles.minutes}>{minutes}分</span>
              </span>
            </li>
          ))}
        </Stack>
      )}
    </TitledCard>
  );
}
