import Download from 'lucide-react/icons/download';
import { type Ref, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { useTrainingHistory } from '../../data/training/training-history.ts';
import { pictureOfSvg } from '../../lib/browser/picture-of-svg.ts';
import { type SavedFile, saveFile } from '../../lib/browser/save-file.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { DataTable } from '../../shared/charts/data-table.tsx';
import { useYears } from '../../shared/charts/use-years.ts';
import { YearRing } from '../../shared/charts/year-ring.tsx';
import { ringPoint, type YearTally, yearOf } from '../../shared/charts/years.ts';
import { PrintButton } from '../../shared/print-button.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small } from '../../ui/layout/text.tsx';
import { PracticeCard } from './practice-card.tsx';
import styles from './years.module.css';

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
    <div className={styles.sheet}>
      <Columns
        start={<YearCard tally={tally} />}
        end={
          <>
            <Totals tally={tally} />
            {entries.length === 0 ? null : <PracticeCard entries={entries} />}
          </>
        }
      />
    </div>
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

const PICTURE_WIDTH = 1080;

/** The days of a year as a picture that can be saved and printed, and as a table. */
function YearCard({ tally }: { readonly tally: YearTally }) {
  const { year, today } = tally;
  const picture = useRef<SVGSVGElement>(null);
  const [ready, setReady] = useState<SavedFile | null>(null);
  const showsDays = useShowsStreakNumbers();
  const toast = useToast();

  async function save() {
    if (picture.current === null) return;
    try {
      const content = ready?.content ?? (await pictureOfSvg(picture.current, PICTURE_WIDTH));
      const file = { name: `keiko-${year}.png`, type: 'image/png', content };
      setReady((await saveFile(file)) === 'blocked' ? file : null);
    } catch (cause) {
      reportError(cause);
      toast({ text: '絵を作れませんでした。', tone: 'error' });
    }
  }

  return (
    <Card label={`${year}年の絵`} gap="s">
      <YearPicture tally={tally} showsDays={showsDays} ref={picture} />
      <Small>{`線は、その前後の七日に稽古した日が多いほど太くなります。${today === null ? '' : '朱の点が今日です。'}`}</Small>
      <Button
        label={ready === null ? '絵を保存する' : 'もう一度押して保存する'}
        full
        variant="outline"
        icon={<Download aria-hidden="true" />}
        onClick={() => void save()}
      />
      <PrintButton />
      <Disclosure summary="月ごとの数を表で見る">
        <DataTable
          label={`${year}年の月ごとの稽古`}
          heads={['月', '稽古した日', '開いた日', '分']}
          rows={tally.months.map(({ month, ...sums }) => [
            `${month}月`,
            sums.practisedDays,
            sums.openedDays,
            sums.minutes,
          ])}
        />
      </Disclosure>
    </Card>
  );
}

const WIDTH = 360;
const HEIGHT = 450;
const MIDDLE = WIDTH / 2;
const RING_MIDDLE = 176;
const RADIUS = 126;
const MONTHS_RADIUS = 154;
const TOTALS = 345;

interface YearPictureProps {
  readonly tally: YearTally;
  readonly showsDays: boolean;
  readonly ref: Ref<SVGSVGElement>;
}

/** A year as a picture. Hidden from assistive technology: the page has the same in words. */
function YearPicture({ tally, showsDays, ref }: YearPictureProps) {
  const { year, practisedDays, minutes } = tally;
  return (
    <svg ref={ref} className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className={styles.paper} width={WIDTH} height={HEIGHT} />
      <g transform={`translate(${MIDDLE} ${RING_MIDDLE})`}>
        <YearRing tally={tally} radius={RADIUS} width={14} />
        {tally.months.map(({ month }) => {
          const [x, y] = ringPoint((month - 0.5) / 12, MONTHS_RADIUS);
          return (
            <text key={month} className={styles.month} x={x} y={y} dy="0.35em">
              {month}
            </text>
          );
        })}
        <text className={styles.year} dy="0.2em">
          {year}
        </text>
        <text className={styles.name} dy="2.6em">
          稽古
        </text>
      </g>
      <text className={styles.line} x={MIDDLE} y={TOTALS}>
        {showsDays ? <tspan x={MIDDLE} dy="1em">{`稽古した日　${practisedDays}日`}</tspan> : null}
        <tspan x={MIDDLE} dy="1.4em">
          {totalTimeText(minutes)}
        </tspan>
      </text>
    </svg>
  );
}
