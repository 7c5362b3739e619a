import type { ReactNode, Ref } from 'react';
import type { StreakCounts } from '../../../sync/model/streak/streak.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { FULL_CIRCLE_DAYS } from '../../data/streak/circle.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Enso, EnsoNumber } from '../../ui/graphics/enso.tsx';
import { Seal } from '../../ui/graphics/seal.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './streak-card.module.css';

interface StreakFactsProps {
  readonly streak: StreakCounts;
  /** For each day of the circle whether it has a finished practice. */
  readonly practised: readonly boolean[];
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** Streak numbers with the ensō circle, full where a day was practised, or the tickets alone if the member hides the numbers. */
export function StreakFacts({ streak, practised, ref, children }: StreakFactsProps) {
  const { current_streak, total_logins, longest_streak, tickets } = streak;
  const ticketStat = <Stat label="復活チケット" value={<Tickets left={tickets} />} />;
  const showsNumbers = useShowsStreakNumbers();
  const practisedCount = practised.filter(Boolean).length;
  return (
    <Card label="連続記録" gap="s">
      <div ref={ref} tabIndex={-1}>
        {showsNumbers ? (
          <div className={styles.streak}>
            <StatList layout="columns">
              <Stat
                label="連続記録"
                value={
                  <>
                    <Enso fraction={Math.min(1, current_streak / FULL_CIRCLE_DAYS)} full={practised} size={48}>
                      <EnsoNumber value={current_streak} unit="日" />
                    </Enso>
                    <VisuallyHidden>{`（この${practised.length}日のうち、稽古をした日は${practisedCount}日）`}</VisuallyHidden>
                  </>
                }
              />
              <Stat label="総ログイン" value={total_logins} unit="回" />
            </StatList>
            <StatList layout="columns">
              <Stat label="最長記録" value={longest_streak} unit="日" />
              {ticketStat}
            </StatList>
          </div>
        ) : (
          <StatList layout="columns">{ticketStat}</StatList>
        )}
      </div>
      {showsNumbers ? null : <ButtonLink label="暦を見る" variant="ghost" full to={paths.streak} />}
      {children}
    </Card>
  );
}

function Tickets({ left }: { readonly left: number }) {
  return (
    <span className={styles.tickets}>
      <span aria-hidden="true">
        <Seal variant={left > 0 ? 'outline' : 'spent'} size={20}>
          復
        </Seal>
      </span>
      <span>{`${left}枚`}</span>
    </span>
  );
}
