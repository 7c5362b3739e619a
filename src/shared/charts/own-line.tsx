import { useMemo } from 'react';
import {
  type Dot,
  isLineShown,
  type MeasuredDrill,
  measuredDrills,
  ownLine,
  usualBand,
} from '../../../sync/model/practice/own-line.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { usePracticeVisits } from '../../data/training/practice-memory.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';
import styles from './charts.module.css';
import { DataTable } from './data-table.tsx';

/** From so many dots on a drill has a chart. */
const ENOUGH_DOTS = 3;

/** The rows of the list, the latest dots. */
const LISTED = 100;

const WIDTH = 240;
const HEIGHT = 72;
/** Of a dot; those of many visits are smaller. */
const RADIUS = 2.5;
const MIN_RADIUS = 1;

/** What the dots of each drill are, and how one is written. */
const measures: Readonly<Record<MeasuredDrill, { readonly name: string; readonly print: (value: number) => string }>> =
  {
    utsusie: { name: '合った問い', print: (value) => `3問中${Math.round(value * 3)}` },
    doko: { name: '景色までの問い', print: (value) => `${value}回` },
    sentsuji: { name: '一問の時間', print: (value) => `${value}秒` },
    jisho: { name: '読めた語', print: (value) => `${Math.round(value * 100)}％` },
  };

/** The member's own lines: a card for each drill that is measured often enough. */
export function OwnLines() {
  const visits = usePracticeVisits();
  const lines = useMemo(() => measuredDrills.map((drill) => ({ drill, dots: ownLine(visits, drill) })), [visits]);
  return lines.flatMap(({ drill, dots }) =>
    dots.length < ENOUGH_DOTS ? [] : <OwnLineCard key={drill} drill={drill} dots={dots} />,
  );
}

/** The line of a drill at the end of each tenth visit that has made a dot. */
export function OwnLineAtEnd({ trainingType }: { readonly trainingType: string }) {
  const [visits, today] = [usePracticeVisits(), useToday()];
  const drill = measuredDrills.find((measured) => measured === trainingType);
  const dots = useMemo(() => (drill === undefined ? [] : ownLine(visits, drill)), [visits, drill]);
  return drill === undefined || !isLineShown(dots, today) ? null : <OwnLineCard drill={drill} dots={dots} />;
}

interface OwnLineCardProps {
  readonly drill: MeasuredDrill;
  readonly dots: readonly Dot[];
}

function OwnLineCard({ drill, dots }: OwnLineCardProps) {
  const { name, print } = measures[drill];
  const showsNumbers = useShowsStreakNumbers();
  const title = `${practiceName(drill)}の点`;
  return (
    <TitledCard title={title} gap="s">
      <Small>{`${name}。上にあるほど、${drill === 'sentsuji' ? '長い' : '多い'}回です。`}</Small>
      <DotChart dots={dots} />
      <Small>点のひとつが一回です。帯は、ふだんの揺れの幅。帯の中の上下は、その日の調子とも読めます。</Small>
      {showsNumbers ? (
        <Disclosure summary="数で見る">
          <DataTable
            label={`${title}（新しい順）`}
            heads={['回', '日', name]}
            rows={dots
              .map(({ day, value }, index) => [`${index + 1}`, monthAndDay(day), print(value)] as const)
              .slice(-LISTED)
              .toReversed()}
          />
        </Disclosure>
      ) : null}
    </TitledCard>
  );
}

/** Hidden from assistive technology: the list holds the same data. */
function DotChart({ dots }: Pick<OwnLineCardProps, 'dots'>) {
  const band = usualBand(dots);
  const top = Math.max(1, ...dots.map(({ value }) => value));
  const x = (index: number) => (dots.length === 1 ? WIDTH / 2 : (index / (dots.length - 1)) * WIDTH);
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const radius = Math.max(MIN_RADIUS, Math.min(RADIUS, WIDTH / dots.length / 2));
  const first = dots.length - band.length;
  const edge = (side: 'low' | 'high') => band.map((part, index) => `${x(first + index)},${y(part[side])}`);
  return (
    <svg
      className={styles.chart}
      viewBox={`${-RADIUS} ${-RADIUS} ${WIDTH + 2 * RADIUS} ${HEIGHT + 2 * RADIUS}`}
      aria-hidden="true"
    >
      <line className={styles.ground} x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      {band.length < 2 ? null : (
        <polygon className={styles.band} points={[...edge('high'), ...edge('low').toReversed()].join(' ')} />
      )}
      {dots.map(({ day, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day may have several dots, and dots are only added
        <circle key={`${day} ${index}`} className={styles.dot} cx={x(index)} cy={y(value)} r={radius} />
      ))}
    </svg>
  );
}
