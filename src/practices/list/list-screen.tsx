import { instantAt } from '../../../sync/model/day/day.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { useLevelNames } from '../../data/training/practice-levels.ts';
import { type TrainingHistory, useTrainingHistory, useTrainingStats } from '../../data/training/training-history.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small } from '../../ui/layout/text.tsx';
import { catalogue } from '../catalogue.ts';
import { useOpenPractices } from '../use-open-practices.ts';
import { OtherPractices } from './other-practices.tsx';
import { PracticeTiles } from './practice-tiles.tsx';
import { arrangeTiles, countPractised, type PracticeTile, practiceTiles } from './tiles.ts';

/** The practice list, with the latest sessions. The tiles come with them, and do not move under a finger. */
export function ListScreen() {
  const history = useTrainingHistory();
  const levels = useLevelNames();
  const tiles = practiceTiles(catalogue, useOpenPractices());
  return (
    <Page title="十七の稽古" back={<BackLink to={paths.menu} />}>
      <PracticeTiles {...arrangeTiles(tiles)} levels={levels} />
      <TrainingOverview history={history} tiles={tiles} />
      <RecentSessions history={history} />
      <OtherPractices today={useToday()} />
    </Page>
  );
}

interface TrainingOverviewProps {
  readonly history: TrainingHistory;
  readonly tiles: readonly PracticeTile[];
}

/** The training history in one line, with a link to all of it. */
function TrainingOverview({ history, tiles }: TrainingOverviewProps) {
  const stats = useTrainingStats();
  return (
    <Stack gap="2xs">
      <StatList layout="line" label="稽古の記録">
        <Stat label="今週" value={stats.thisWeekSessions} unit="回" />
        <Stat label="総回数" value={stats.totalSessions} unit="回" />
        <Stat label="合計" value={totalTimeText(stats.totalMinutes)} />
        <Stat label="平均" value={stats.averageMinutesPerSession} unit="分" />
        <Stat label="種類" value={`${countPractised(tiles, history.entries)} / ${tiles.length}`} unit="種" />
      </StatList>
      <ButtonLink label="履歴とグラフを見る" variant="outline" full size="small" to={paths.history} />
    </Stack>
  );
}

const SHOWN = 5;

function RecentSessions({ history }: { readonly history: TrainingHistory }) {
  const sessions = history.entries.slice(0, SHOWN);
  return (
    <TitledCard id="recent-sessions" title="最近の稽古" gap="xs">
      {sessions.length === 0 ? (
        <Small>まだトレーニング履歴がありません</Small>
      ) : (
        <List label="最近の稽古">
          {sessions.map(({ id, title, completedAt, day, minutes }) => (
            <ListRow
              key={id}
              title={title}
              trailing={<time dateTime={instantAt(completedAt)}>{`${monthAndDay(day)}・${minutes}分`}</time>}
            />
          ))}
        </List>
      )}
    </TitledCard>
  );
}
