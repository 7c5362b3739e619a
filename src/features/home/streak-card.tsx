import { useHomeCache } from '../../data/home-cache.ts';
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
  const homeCache = useHomeCache(useMember().id);
  if (streak !== undefined && !arriving) return <StreakFacts streak={streak} />;
  if (streak === undefined && homeCache !== null) return <StreakFacts streak={homeCache.streak} />;
  return (
    <Card label="連続記録">
      <Spinner>読み込み中...</Spinner>
    </Card>
  );
}
