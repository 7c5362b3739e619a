import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { useTrainingHistory } from '../../data/training/training-history.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Card } from '../../ui/layout/primitives.tsx';
import { PracticeCard } from './practice-card.tsx';
import { useYears } from './use-years.ts';
import { YearCard } from './year-card.tsx';
import { type YearTally, yearOf } from './years.ts';

/** One year of the history: its days, hours and drills, and a picture of it. */
export function YearScreen() {
  const { year = '' } = useParams();
  const years = useYears();
  const arriving = useFirstSyncRunning();
  const tally = years.find((each) => String(each.year) === year);
  return (
    <Page
      key={year}
      title={tally === undefined ? '一年の稽古' : `${year}年の稽古`}
      wide
      back={<BackLink to={paths.history} />}
    >
      {tally !== undefined ? (
        <Year tally={tally} />
      ) : arriving ? (
        <Spinner>読み込み中...</Spinner>
      ) : (
        <EmptyState
          title="この年の記録はありません"
          action={<ButtonLink label="稽古の履歴へ" variant="outline" to={paths.history} />}
        />
      )}
    </Page>
  );
}

function Year({ tally }: { readonly tally: YearTally }) {
  const history = useTrainingHistory();
  const entries = useMemo(() => history.entries.filter(({ day }) => yearOf(day) === tally.year), [history, tally.year]);
  return (
    <Columns
      start={<YearCard tally={tally} />}
      end={
        <>
          <Totals tally={tally} />
          {entries.length === 0 ? null : <PracticeCard entries={entries} />}
        </>
      }
    />
  );
}

function Totals({ tally: { practisedDays, openedDays, minutes, sessions } }: { readonly tally: YearTally }) {
  return (
    <Card label="この年の稽古">
      <StatList layout="rows">
        {useShowsStreakNumbers() ? (
          <>
            <Stat label="稽古した日" value={practisedDays} unit="日" />
            <Stat label="開いた日" value={openedDays} unit="日" />
          </>
        ) : null}
        <Stat label="稽古した時間" value={totalTimeText(minutes)} />
        <Stat label="稽古した回数" value={formatNumber(sessions)} unit="回" />
      </StatList>
    </Card>
  );
}
