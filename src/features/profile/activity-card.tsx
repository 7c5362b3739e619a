import { useOwnKatas } from '../../data/kata/katas.ts';
import { useTrainingStats } from '../../data/training/training-history.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, Heading } from '../../ui/layout/primitives.tsx';

export function ActivityCard() {
  const stats = useTrainingStats();
  const katas = useOwnKatas();
  return (
    <Card labelledBy="activity-title" gap="s">
      <Heading id="activity-title">稽古の歩み</Heading>
      <StatList>
        <Stat label="今週の稽古" value={stats?.thisWeekSessions} unit="回" />
        <Stat label="これまでの稽古" value={stats?.totalSessions} unit="回" />
        <Stat label="稽古した時間" value={stats && totalTimeText(stats.totalMinutes)} />
        <Stat label="自分の型" value={katas?.list.length} unit="件" />
      </StatList>
    </Card>
  );
}
