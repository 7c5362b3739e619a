import { useRecentSessions } from '../data/training-sessions.ts';
import { Card } from '../ui/card.tsx';
import { Heading } from '../ui/heading.tsx';
import { Stack } from '../ui/stack.tsx';
import { Text } from '../ui/text.tsx';
import styles from './recent-sessions.module.css';
import { sessionDay } from './session-day.ts';

const SHOWN = 5;

/** The five latest sessions. */
export function RecentSessions() {
  const sessions = useRecentSessions(SHOWN);
  if (sessions === undefined) return null;
  return (
    <Card labelledBy="recent-sessions">
      <Stack gap="xs">
        <Heading id="recent-sessions">最近の稽古</Heading>
        {sessions.length === 0 ? (
          <Text variant="small" tone="muted">
            まだトレーニング履歴がありません
          </Text>
        ) : (
          <Stack as="ul" gap="2xs">
            {sessions.map(({ id, video_title, completed_at, duration_minutes }) => (
              <li key={id} className={styles.session}>
                <span className={styles.title}>{video_title}</span>
                <span className={styles.facts}>
                  <time dateTime={completed_at}>{sessionDay(completed_at)}</time>
                  <span className={styles.minutes}>{duration_minutes}分</span>
                </span>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
