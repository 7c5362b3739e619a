import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { StreakCounts } from '../../../sync/rules/streak.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Enso, EnsoNumber } from '../../ui/graphics/enso.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './streak-card.module.css';
import { TicketMarks } from './ticket-marks.tsx';

/** Streak length at which the circle is closed, in days. */
const FULL_CIRCLE_DAYS = 30;

interface StreakFactsProps {
  readonly streak: StreakCounts;
  /** The numbers, for focus by script. */
  readonly ref?: Ref<HTMLDivElement>;
  /** What the member can do about the streak. */
  readonly children?: ReactNode;
}

/** Streak numbers with the ensō circle, or the tickets alone if the member hides the numbers. */
export function StreakFacts({ streak, ref, children }: StreakFactsProps) {
  const { current_streak, total_logins, longest_streak, tickets } = streak;
  const ticketStat = <Stat label="復活チケット" value={<TicketMarks left={tickets} />} />;
  if (!useShowsStreakNumbers()) {
    return (
      <Card label="連続記録">
        <Stack>
          <div ref={ref} tabIndex={-1}>
            <StatList>{ticketStat}</StatList>
          </div>
          <Link to={paths.streak} className={buttonClass({ variant: 'ghost', full: true })}>
            暦を見る
          </Link>
          {children}
        </Stack>
      </Card>
    );
  }
  return (
    <Card label="連続記録">
      <Stack>
        <div className={styles.streak} ref={ref} tabIndex={-1}>
          <Enso fraction={Math.min(1, current_streak / FULL_CIRCLE_DAYS)}>
            <dl className={styles.count}>
              <dt>連続記録</dt>
              <dd>
                <EnsoNumber value={current_streak} unit="日" />
              </dd>
            </dl>
          </Enso>
          <StatList>
            <Stat label="総ログイン" value={total_logins} unit="回" />
            <Stat label="最長記録" value={longest_streak} unit="日" />
            {ticketStat}
          </StatList>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
