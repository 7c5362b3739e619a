import { summarizeStreak } from '../../../sync/rules/streak.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useToday } from '../../data/member/member-context.tsx';
import { useDailyLogin } from '../../data/streak/daily-login.ts';
import { acceptedDays, useRecordedDays } from '../../data/streak/login-records.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { useTrainingHistory } from '../../data/training/training-history.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Card, Small } from '../../ui/layout/primitives.tsx';
import { Calendar } from './calendar.tsx';
import { MilestonesCard } from './milestones-card.tsx';
import { RejectedDays } from './rejected-days.tsx';
import { TicketCard } from './ticket-card.tsx';

export function StreakScreen() {
  const days = useRecordedDays();
  const history = useTrainingHistory();
  const today = useToday();
  const arriving = useHomeArriving();
  const { login, retry } = useDailyLogin();
  const showsNumbers = useShowsStreakNumbers();
  if (days === undefined || history === undefined || arriving) {
    return (
      <Page title="連続記録" wide>
        <Spinner>読み込み中...</Spinner>
      </Page>
    );
  }
  const accepted = acceptedDays(days);
  const { current_streak, longest_streak, tickets } = summarizeStreak(accepted);
  const recorded = accepted.some((record) => record.day === today && record.kind === 'login');
  return (
    <Page title="連続記録" wide>
      <RejectedDays days={days} />
      <Columns
        start={
          <>
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
                <p>端末の空き容量をお確かめください。これまでの記録は残っています。</p>
              </Banner>
            ) : null}
            <Button full disabled={recorded} onClick={retry}>
              {recorded ? '本日は記録済み' : '今日のログインを記録する'}
            </Button>
            <TicketCard days={accepted} tickets={tickets} today={today} />
            {showsNumbers ? (
              <MilestonesCard
                current_streak={current_streak}
                longest_streak={longest_streak}
                practisedDays={history.days.length}
              />
            ) : null}
          </>
        }
        end={
          <>
            <Calendar days={days} practised={history.days} today={today} />
            <Small>
              記録は日本時間の0時に切り替わります。前の日を休んだら、復活チケットで埋められます。何日か続けて休んだときは、日数と同じ枚数があれば、28日までまとめてつながります。チケットの日は連続記録に入り、総ログインには数えません。連続記録が30日になるごとに、チケットが1枚増えます。
            </Small>
          </>
        }
      />
    </Page>
  );
}
