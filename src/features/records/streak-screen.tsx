import { milestoneDays, practisedMilestoneDays } from '../../../sync/model/streak/milestones.ts';
import { type StreakCounts, summarizeStreak } from '../../../sync/model/streak/streak.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useDailyLogin } from '../../data/streak/daily-login.ts';
import {
  acceptedDays,
  discardRejectedDays,
  type RecordedDay,
  useRecordedDays,
} from '../../data/streak/login-records.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { countPractised, useTrainingHistory } from '../../data/training/training-history.ts';
import { dayRange, formatNumber } from '../../lib/date-format.ts';
import { groupBy } from '../../lib/group-by.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Cards } from '../../shared/cards.tsx';
import { LoadingPage } from '../../shared/loading-page.tsx';
import { UseTicket } from '../../shared/use-ticket.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { SealList } from '../../ui/graphics/seal-list.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, TitledCard } from '../../ui/layout/boxes.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { Calendar, kindTexts } from './calendar.tsx';

export function StreakScreen() {
  const days = useRecordedDays();
  const history = useTrainingHistory();
  const today = useToday();
  const arriving = useHomeArriving();
  const { login, retry } = useDailyLogin();
  const showsNumbers = useShowsStreakNumbers();
  if (arriving) return <LoadingPage title="連続記録" />;
  const accepted = acceptedDays(days);
  const streak = summarizeStreak(accepted);
  const { current_streak, longest_streak, tickets } = streak;
  const recorded = accepted.some((record) => record.day === today && record.kind === 'login');
  return (
    <Page title="連続記録">
      <RejectedDays days={days} />
      <Columns
        start={
          <Cards>
            {showsNumbers ? (
              <Card label="連続記録">
                <StatList layout="large">
                  <Stat label="現在" value={current_streak} unit="日" />
                  <Stat label="最長" value={longest_streak} unit="日" />
                </StatList>
              </Card>
            ) : null}
            {login.status === 'failed' ? (
              <Banner tone="error" title="ログイン処理に失敗しました">
                端末の空き容量をお確かめのうえ、もう一度お試しください。
              </Banner>
            ) : null}
            <Button
              label={recorded ? '本日は記録済み' : '今日のログインを記録する'}
              full
              disabled={recorded}
              onClick={retry}
            />
            <TitledCard title="復活チケット" aside={<Text variant="small" numeric>{`残り${tickets}枚`}</Text>}>
              <UseTicket days={accepted} tickets={tickets} today={today} offersYesterday />
            </TitledCard>
            {showsNumbers ? <MilestonesCard {...streak} practisedDays={countPractised(history)} /> : null}
          </Cards>
        }
        end={
          <Cards>
            <Calendar days={days} history={history} today={today} />
            <ButtonLink label="稽古の履歴へ" full variant="outline" to={paths.history} />
            <Small>
              記録は日本時間の0時に切り替わります。前の日を休んだら、復活チケットで埋められます。何日か続けて休んだときは、日数と同じ枚数があれば、28日までまとめてつながります。チケットの日は連続記録に入り、総ログインには数えません。連続記録が30日になるごとに、チケットが1枚増えます。
            </Small>
          </Cards>
        }
      />
    </Page>
  );
}

/** Days that the server rejected, with the reason, until acknowledged; those of one bridge together. */
function RejectedDays({ days }: { readonly days: readonly RecordedDay[] }) {
  const member = useMember();
  const rejected = days.filter(({ delivery }) => delivery === 'rejected');
  return [...groupBy(rejected, ({ bridge, day }) => bridge ?? day).values()].map((records) => {
    const rejectedDays = records.map(({ day }) => day);
    const { kind = 'login', rejectionCode = null } = records[0] ?? {};
    return (
      <Banner
        key={rejectedDays[0]}
        tone="warning"
        title={`${dayRange(rejectedDays)}の${kindTexts[kind]}は取り消されました`}
        action={
          <Button
            label="確認しました"
            size="small"
            variant="outline"
            onClick={() => discardRejectedDays(member, rejectedDays)}
          />
        }
      >
        {rejectionText(rejectionCode ?? '')}
      </Banner>
    );
  });
}

const stamps = { 100: '百', 300: '三百', 1000: '千', 3000: '三千' } as const;

interface MilestonesCardProps extends Pick<StreakCounts, 'current_streak' | 'longest_streak'> {
  /** All days with a finished practice. */
  readonly practisedDays: number;
}

/** The milestones of the longest streak and of all practised days, which stay once reached. */
function MilestonesCard({ current_streak, longest_streak, practisedDays }: MilestonesCardProps) {
  const runs = { best: longest_streak, now: current_streak };
  const practised = { best: practisedDays, now: practisedDays };
  return (
    <Card label="節目" gap="s">
      <Heading>続けた日の節目</Heading>
      <SealList marks={milestoneDays.map((days) => markOf(days, runs))} />
      <Heading>稽古した日の節目</Heading>
      <SealList marks={practisedMilestoneDays.map((days) => ({ ...markOf(days, practised), stamp: stamps[days] }))} />
    </Card>
  );
}

function markOf(days: number, { best, now }: { readonly best: number; readonly now: number }) {
  const isReached = best >= days;
  return {
    number: days,
    title: `${formatNumber(days)}日`,
    state: isReached ? 'reached' : 'ahead',
    note: isReached ? '到達' : `あと${formatNumber(days - now)}日`,
  } as const;
}
