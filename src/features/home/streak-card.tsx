import { useGlance } from '../../data/glance.ts';
import { useStreak } from '../../data/login-records.ts';
import { useMember } from '../../data/member-context.tsx';
import { useFirstSyncRunning } from '../../data/sync-status.ts';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StreakFacts } from './streak-facts.tsx';

/** The streak. While loading, shows the cached values, or nothing on a new device until the first sync. */
export function StreakCard() {
  const streak = useStreak();
  const arriving = useFirstSyncRunning();
  const glance = useGlance(useMember().id);
  if (streak !== undefined && !arriving) return <StreakFacts streak={streak} />;
  if (streak === undefined && glance !== null) return <StreakFacts streak={glance.streak} />;
  return (
    <Card label="連続記録">
      <Spinner>読み込み中...</Spinner>
    </Card>
  );
}
