import { type ComponentProps, useDeferredValue } from 'react';
import { type Day, daysBetween } from '../../../sync/model/day/day.ts';
import { type DayTally, summarizeTraining } from '../../../sync/model/practice/training-stats.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { useTrainingHistory } from '../../data/training/training-history.ts';
import { dayNear, formatNumber, weekdayNames } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { ListLink } from '../../navigation/list-link.tsx';
import { paths } from '../../paths.ts';
import { Cards } from '../../shared/cards.tsx';
import { BarChart } from '../../shared/charts/bar-chart.tsx';
import chartStyles from '../../shared/charts/charts.module.css';
import { DataTable } from '../../shared/charts/data-table.tsx';
import { HeatLegend, HeatMap } from '../../shared/charts/heat-map.tsx';
import { OwnLines } from '../../shared/charts/own-line.tsx';
import { buildChartWeeks, weekName } from '../../shared/charts/training-calendar.ts';
import { useYears } from '../../shared/charts/use-years.ts';
import { YearRing } from '../../shared/charts/year-ring.tsx';
import { ReadWordsCard } from '../../shared/read-words-card.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, TitledCard } from '../../ui/layout/boxes.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { List } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small } from '../../ui/layout/text.tsx';
import { AnswerCards } from './answer-cards.tsx';
import { PracticeCard } from './practice-card.tsx';
import { SessionList, TodayCard } from './session-list.tsx';
import styles from './years.module.css';

/** Training history: totals, charts, practice counts and the session list. */
export function HistoryScreen() {
  return (
    <Page title="稽古の履歴" back={<BackLink to={paths.practices} />}>
      <History />
    </Page>
  );
}

function History() {
  const arriving = useFirstSyncRunning();
  const today = useToday();
  const { entries, days } = useTrainingHistory();
  // The summary fills the first screen.
  const isWhole = useDeferredValue(true, false);
  if (arriving && entries.length === 0) return <Spinner>読み込み中...</Spinner>;
  if (entries.length === 0) {
    return (
      <>
        <Card>
          <EmptyState
            title="まだトレーニング履歴がありません"
            action={<ButtonLink label="稽古を選ぶ" to={paths.practices} />}
          >
            稽古をひとつ終えると、ここに日ごとの記録とグラフが並びます。
          </EmptyState>
        </Card>
        <AnswerCards />
        <FurtherRows />
      </>
    );
  }
  return (
    <Cards>
      <HistorySummary entries={entries} days={days} today={today} />
      {isWhole ? <Details entries={entries} days={days} today={today} /> : <Spinner>読み込み中...</Spinner>}
    </Cards>
  );
}

/** A chart of weeks from so many days after the first session on. */
const CHART_FROM_DAYS = 21;

function Details({ entries, days, today }: ComponentProps<typeof SessionList>) {
  const hasWeeks = days.some(({ day }) => daysBetween(day, today) >= CHART_FROM_DAYS);
  return (
    <Cards>
      <Columns
        start={
          <Cards>
            <YearsCard />
            <PracticeCard entries={entries} />
          </Cards>
        }
        end={
          <Cards>
            {hasWeeks ? <HeatCard days={days} today={today} /> : null}
            <ReadWordsCard />
            <Disclosure summary="稽古ごとに見る">
              <Cards>
                <OwnLines />
                <AnswerCards hasNote />
              </Cards>
            </Disclosure>
            <FurtherRows />
          </Cards>
        }
      />
      <SessionList entries={entries} days={days} today={today} />
    </Cards>
  );
}

function FurtherRows() {
  return (
    <Card label="稽古帳とはかる">
      <List>
        <ListLink to={paths.measure} title="はかる" text="3分で、今と前を並べて見る" />
        <ListLink to={paths.notebook} title="稽古帳" text="稽古のあとのひとこと" />
      </List>
    </Card>
  );
}

const OUTERMOST = 46;
/** Between two rings; the innermost of many keeps some paper inside. */
const PITCH = 8;
const ALL_RINGS = 36;

/** 年輪: the years as rings, the latest outermost, each with a page of its own. */
function YearsCard() {
  const years = useYears();
  const showsNumbers = useShowsStreakNumbers();
  const pitch = Math.min(PITCH, ALL_RINGS / years.length);
  return (
    <TitledCard title="年輪">
      <Small>{`ひと回りが一年です。線は、その前後の七日に稽古した日が多いほど太くなります。${years.length > 1 ? '外側ほど新しい年です。' : ''}`}</Small>
      <svg className={styles.rings} viewBox="-50 -50 100 100" aria-hidden="true">
        {years.map((tally, index) => (
          <YearRing key={tally.year} tally={tally} radius={OUTERMOST - index * pitch} width={pitch * 0.6} />
        ))}
      </svg>
      <List>
        {years.map(({ year, practisedDays, minutes }) => (
          <ListLink
            key={year}
            to={paths.historyYear(year)}
            title={`${year}年`}
            text={`${showsNumbers ? `稽古した日 ${formatNumber(practisedDays)}日・` : ''}${totalTimeText(minutes)}`}
          />
        ))}
      </List>
    </TitledCard>
  );
}

/** The first screenful of the history: the week, what was practised today, and totals. */
function HistorySummary({ entries, days, today }: ComponentProps<typeof SessionList>) {
  return (
    <Columns
      start={<WeekCard days={days} today={today} />}
      end={
        <>
          <TodayCard entries={entries.filter(({ day }) => day === today)} />
          <StatsCard days={days} today={today} />
        </>
      }
    />
  );
}

function StatsCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
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

const WEEKS = 12;

/** The last twelve weeks; the size of a day's mark grows with its minutes. */
function HeatCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
  const weeks = buildChartWeeks(days, today, WEEKS);
  const trained = weeks.flat().filter(({ sessions }) => sessions > 0).length;
  return (
    <TitledCard id="history-weeks" title={`この${WEEKS}週間`}>
      <Small numeric>
        {trained === 0
          ? `この${WEEKS}週間に、稽古した日はありません。`
          : `稽古した日は${trained}日。しるしが大きいほど、長く稽古した日です。`}
      </Small>
      <HeatMap weeks={weeks} today={today} />
      <HeatLegend />
      <Disclosure summary={`${WEEKS}週間を表で見る`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table at large text sizes. */}
        <section className={chartStyles.tableFrame} aria-label={`この${WEEKS}週間の表`} tabIndex={0}>
          <DataTable
            label={`この${WEEKS}週間の稽古（分）`}
            heads={['週', ...weekdayNames]}
            rows={weeks.map((week) => [
              week[0] === undefined ? '' : weekName(week[0].day),
              ...week.map(({ minutes, isFuture }) => (isFuture ? '' : minutes)),
            ])}
          />
        </section>
      </Disclosure>
    </TitledCard>
  );
}

/** Minutes per day of this week, Sunday to Saturday. */
function WeekCard({ days, today }: { readonly days: readonly DayTally[]; readonly today: Day }) {
  const week = buildChartWeeks(days, today, 1)[0] ?? [];
  const time = totalTimeText(week.reduce((sum, day) => sum + day.minutes, 0));
  const trained = week.filter(({ sessions }) => sessions > 0).length;
  return (
    <TitledCard id="history-week" title="今週">
      <Small numeric>{trained === 0 ? '今週はまだ稽古がありません。' : `${trained}日で、合わせて${time}。`}</Small>
      <BarChart
        height={84}
        leastScale={20}
        bars={week.map(({ day, minutes }, index) => ({
          id: day,
          value: minutes === 0 ? '' : String(minutes),
          label: weekdayNames[index] ?? '',
          isToday: day === today,
          parts: [{ name: 'minutes', amount: minutes }],
        }))}
      />
      <Disclosure summary="今週を表で見る">
        <DataTable
          label="今週の稽古"
          heads={['日', '回数', '分']}
          today={dayNear(today, today)}
          rows={week.map(({ day, sessions, minutes, isFuture }) => [
            dayNear(day, today),
            ...(isFuture ? ['', ''] : [sessions, minutes]),
          ])}
        />
      </Disclosure>
    </TitledCard>
  );
}
