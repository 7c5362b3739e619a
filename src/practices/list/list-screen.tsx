import { type Day, instantAt } from '../../../sync/model/day/day.ts';
import { MONTHLY, monthlyWeek } from '../../../sync/model/practice/monthly.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { useLevelNames } from '../../data/training/practice-levels.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { type TrainingHistory, useTrainingHistory, useTrainingStats } from '../../data/training/training-history.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { ListLink } from '../../navigation/list-link.tsx';
import { TileLink } from '../../navigation/tile-link.tsx';
import { origins, paths } from '../../paths.ts';
import { LockedTiles } from '../../ui/controls/tile.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, Grid, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Heading, Small } from '../../ui/layout/text.tsx';
import { catalogue } from '../catalogue.ts';
import { practiceOfTile } from '../find-practice.ts';
import { useOpenPractices } from '../use-open-practices.ts';
import { PracticeMotif } from './practice-motif.tsx';
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

const links = [
  { to: paths.byEar, title: '耳で稽古', text: '今日の稽古と十四ツを、声だけで' },
  { to: paths.circuits, title: 'サーキット', text: '持ち場を続けてひと回り' },
  { to: paths.foresight, title: '先読（記録つき）', text: '読みかけでも、そこまでを記録' },
] as const;

/** Practices that have no tile; 月の通し稽古 in its week. */
export function OtherPractices({ today }: { readonly today: Day }) {
  const week = monthlyWeek(today);
  const until = week && `聞く、当てる、語り直す。${monthAndDay(week.lastDay)}まで`;
  const monthly = until === null ? [] : [{ to: paths.practice(MONTHLY), title: practiceName(MONTHLY), text: until }];
  return (
    <Card labelledBy="other-practices">
      <Heading id="other-practices">そのほかの稽古</Heading>
      <List>
        {[...monthly, ...links].map((link) => (
          <ListLink key={link.to} {...link} state={origins.practices} />
        ))}
      </List>
    </Card>
  );
}

interface PracticeTilesProps extends ReturnType<typeof arrangeTiles> {
  /** Names of the member's levels by training_type; of drills that were played. */
  readonly levels: ReadonlyMap<string, string>;
}

/** The tiles of the practice list: the open ones by ease, and what is in preparation. */
export function PracticeTiles({ open, closed, levels }: PracticeTilesProps) {
  const levelOf = ({ id }: PracticeTile['entry']) => {
    const level = levels.get(practiceOfTile(id));
    return level === undefined ? '' : `・いま${level}`;
  };
  return (
    <>
      <Grid as="ul">
        {open.map(({ entry, path }) => (
          <li key={entry.id}>
            <TileLink
              to={path}
              state={origins.practices}
              title={entry.name}
              motif={<PracticeMotif id={entry.id} />}
              text={entry.tagline}
              note={`${entry.difficulty}・${entry.estimatedMinutes}分・${entry.posture}${levelOf(entry)}`}
            />
          </li>
        ))}
      </Grid>
      <LockedTiles titles={closed.map(({ entry }) => entry.name)} />
    </>
  );
}
