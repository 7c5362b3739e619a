import { Link } from 'react-router-dom';
import { useTrainingStats } from '../../data/training/training-history.ts';
import { formatStat } from '../../lib/format-number.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Summary of the training history, with a link to all of it. */
export function TrainingOverview({ practiceCount }: { readonly practiceCount: number }) {
  const stats = useTrainingStats();
  return (
    <Card label="稽古の記録">
      <Stack>
        <StatList layout="columns">
          <Stat label="今週" value={formatStat(stats?.thisWeekSessions)} unit="回" />
          <Stat label="合計" value={formatStat(stats?.totalMinutes)} unit="分" />
          <Stat label="平均" value={formatStat(stats?.averageMinutesPerSession)} unit="分" />
          <Stat label="種類" value={practiceCount} unit="種" />
        </StatList>
        <Link className={buttonClass({ variant: 'outline', full: true, size: 'small' })} to={paths.history}>
          履歴とグラフを見る
        </Link>
      </Stack>
    </Card>
  );
}
