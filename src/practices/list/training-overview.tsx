import { type TrainingHistory, useTrainingStats } from '../../data/training/training-history.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Stack } from '../../ui/layout/primitives.tsx';

interface TrainingOverviewProps {
  readonly history: TrainingHistory;
  /** How many kinds of practice there are. */
  readonly practiceCount: number;
}

/** The training history in one line, with a link to all of it. */
export function TrainingOverview({ history, practiceCount }: TrainingOverviewProps) {
  const stats = useTrainingStats();
  const kinds = new Set(history.entries.map(({ trainingType }) => trainingType)).size;
  return (
    <Stack gap="2xs">
      <StatList layout="line" label="稽古の記録">
        <Stat label="今週" value={stats?.thisWeekSessions} unit="回" />
        <Stat label="合計" value={stats && totalTimeText(stats.totalMinutes)} />
        <Stat label="平均" value={stats?.averageMinutesPerSession} unit="分" />
        <Stat label="種類" value={`${kinds} / ${practiceCount}`} unit="種" />
      </StatList>
      <ButtonLink label="履歴とグラフを見る" variant="outline" full size="small" to={paths.history} />
    </Stack>
  );
}
