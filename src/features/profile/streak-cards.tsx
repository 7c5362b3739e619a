import { type DayRecord, summarizeStreak } from '../../../sync/model/streak/streak.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { MeterRing } from '../../ui/graphics/meter-ring.tsx';
import { SealList } from '../../ui/graphics/seal-list.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, Heading, Row, Small, Text, TitledCard } from '../../ui/layout/primitives.tsx';
import { type Badge, listBadges } from './badges.ts';
import { countLoginsInWindow, loginRate, RATE_DAYS } from './login-rate.ts';
import styles from './profile.module.css';

/** Cards derived from the recorded days: streak and badges; the tickets alone if the member hides the numbers. */
export function StreakCards({ days }: { readonly days: readonly DayRecord[] }) {
  const streak = summarizeStreak(days);
  const { current_streak, longest_streak, total_logins, tickets } = streak;
  const showsNumbers = useShowsStreakNumbers();
  return (
    <>
      <Card label="ログインの記録">
        <StatList>
          {showsNumbers ? (
            <>
              <Stat label="連続記録" value={current_streak} unit="日" />
              <Stat label="最長記録" value={longest_streak} unit="日" />
              <Stat label="総ログイン" value={total_logins} unit="回" />
            </>
          ) : null}
          <Stat label="復活チケット" value={tickets} unit="枚" />
        </StatList>
      </Card>
      {showsNumbers ? (
        <TitledCard title="バッジ">
          <SealList
            marks={listBadges(streak).map(({ days: number, state, missing }) => ({
              number,
              state,
              title: `${number}日連続`,
              note: stateText(state, missing),
            }))}
          />
        </TitledCard>
      ) : null}
    </>
  );
}

/** The login rate; null with hidden numbers. In the first days with a sentence, because it is always low then. */
export function LoginRateCard({ days, isFirst }: { readonly days: readonly DayRecord[]; readonly isFirst: boolean }) {
  const today = useToday();
  const rate = loginRate(summarizeStreak(days).current_streak);
  const logins = countLoginsInWindow(days, today);
  if (!useShowsStreakNumbers()) return null;
  return (
    <Card labelledBy="rate-title">
      <Row wrap={false} align="center" gap="m">
        <MeterRing label="ログイン率" fraction={rate / 100} valueText={`${rate}%`}>
          <Text as="span" strong numeric>{`${rate}%`}</Text>
        </MeterRing>
        <div className={styles.words}>
          <Heading id="rate-title">ログイン率</Heading>
          <Small>（連続30日基準）</Small>
          <Text
            variant="small"
            numeric
          >{`直近${RATE_DAYS}日では${logins}日（${Math.round((logins / RATE_DAYS) * 100)}%）`}</Text>
          {isFirst ? <Text variant="small">連続30日で100%になります。始めのうちは低く出ます。</Text> : null}
        </div>
      </Row>
    </Card>
  );
}

function stateText(state: Badge['state'], missing: number): string {
  if (state === 'reached') return '獲得';
  return state === 'past' ? '最高記録で獲得' : `あと${missing}日`;
}
