import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type MouseEvent, useState } from 'react';
import { addDays, type Day, toDay } from '../../../sync/model/day/day.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { YearRing } from '../../shared/charts/year-ring.tsx';
import { nearestPart, partAt, ringPoint, type YearTally } from '../../shared/charts/years.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Row, TitledCard } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import styles from './year-ring-card.module.css';

const RADIUS = 42;

interface YearRingCardProps {
  readonly tally: YearTally;
  readonly onOpen: (day: Day) => void;
}

/** The year as one stroke. A touch chooses the nearest practised day, the arrows the one before or after, and it opens as in the calendar. */
export function YearRingCard({ tally, onOpen }: YearRingCardProps) {
  const { year, practised } = tally;
  const days = practised.flatMap((isOn, index) => (isOn ? index : []));
  const [chosen, setChosen] = useState(days.at(-1) ?? 0);
  const place = days.indexOf(chosen);
  const day = addDays(toDay(`${year}-01-01`), chosen);
  const [x, y] = ringPoint((chosen + 0.5) / practised.length, RADIUS);
  const step = (by: number) => setChosen(days[place + by] ?? chosen);

  function choose(event: MouseEvent<HTMLButtonElement>) {
    // A press of a key has no point.
    if (event.detail === 0) return onOpen(day);
    const box = event.currentTarget.getBoundingClientRect();
    const point = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2] as const;
    setChosen(nearestPart(practised, partAt(point)) ?? chosen);
  }

  return (
    <TitledCard title={`${year}年の輪`} gap="s">
      <Small>線は、その前後の七日に稽古した日が多いほど太くなります。輪に触れると、近くの稽古した日を選べます。</Small>
      <div className={styles.ring}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <YearRing tally={{ practised, today: null }} radius={RADIUS} width={7} />
          <circle className={styles.chosen} cx={x} cy={y} r={4} />
        </svg>
        <button type="button" className={styles.touch} aria-label="選んだ日をひらく" onClick={choose} />
      </div>
      <Row justify="between" wrap={false}>
        <IconButton label="前の稽古した日" variant="outline" disabled={place <= 0} onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <Text as="span" strong numeric>
          <span aria-live="polite">{monthAndDay(day)}</span>
        </Text>
        <IconButton
          label="次の稽古した日"
          variant="outline"
          disabled={place === days.length - 1}
          onClick={() => step(1)}
        >
          <ChevronRight />
        </IconButton>
      </Row>
      <Button label="この日をひらく" full variant="outline" onClick={() => onOpen(day)} />
      <ButtonLink label={`${year}年を見る`} full variant="ghost" to={paths.historyYear(year)} />
    </TitledCard>
  );
}
