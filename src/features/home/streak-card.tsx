import { useHomeCache } from '../../data/member/home-cache.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { useStreak } from '../../data/streak/login-records.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Card } from '../../ui/layout/card.tsx';
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
