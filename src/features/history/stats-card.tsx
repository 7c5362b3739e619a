import type { Day } from '../../../sync/rules/day.ts';
import { type DayTally, summarizeTraining } from '../../../sync/rules/training-stats.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card } from '../../ui/layout/primitives.tsx';

/** Four totals of the whole history. */
export function StatsCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
  const stats = summarizeTraining(days, today);
  return (
    <Card label="これまでの稽古">
      <StatList layout="rows">
        <Stat label="稽古した回数" value={stats.totalSessions} unit="回" />
        <Stat label="稽古した時間" value={totalTimeText(stats.totalMinutes)} />
        <Stat label="今週の回数" value={stats.thisWeekSessions} unit="回" />
        <Stat label="1回の平均" value={stats.averageMinutesPerSession} unit="分" />
      </StatList>
    </Card>
  );
}
