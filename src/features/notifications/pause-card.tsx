import { isPaused } from '../../../sync/model/streak/pause.ts';
import type { StreakSummary } from '../../../sync/model/streak/streak.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useMemberSetting } from '../../data/member/member-settings.ts';
import { useStreak } from '../../data/streak/login-records.ts';
import { startPause } from '../../data/streak/pause.ts';
import { useReportFailure } from '../../shared/use-report-failure.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';

/** Starts a pause of the reminders, which ends by itself. */
export function PauseCard() {
  const member = useMember();
  const isResting = isPaused(useMemberSetting('pause'), useToday());
  const body = pauseText(useStreak(), useShowsStreakNumbers());
  const { confirm } = useDialogs();
  const report = useReportFailure();

  async function start() {
    const isWanted = await confirm({ title: 'しばらく休みますか', body, confirmLabel: '休む' });
    if (isWanted) report(startPause(member, member.clock.today()));
  }

  return (
    <TitledCard id="pause" title="しばらく休む" gap="s">
      {isResting ? (
        <Small>休みに入っています。明日以降、次にひらいた日に終わります。</Small>
      ) : (
        <>
          <Small>声かけを止めます。休んだ日は、暦に淡く残ります。</Small>
          <Button label="しばらく休む" variant="outline" full onClick={() => void start()} />
        </>
      )}
    </TitledCard>
  );
}

/** What a pause does and leaves as it is, before it starts. */
export function pauseText(
  { current_streak, longest_streak, tickets }: Pick<StreakSummary, 'current_streak' | 'longest_streak' | 'tickets'>,
  showsNumbers: boolean,
): string {
  const isLongest = current_streak === longest_streak;
  const kept = isLongest ? `いまの${current_streak}日は最長記録に残ります` : `最長記録の${longest_streak}日も残ります`;
  return [
    '休んでいるあいだも、連続記録の数え方は変わりません。',
    showsNumbers ? `${kept}。` : 'いままでの最長記録は残ります。',
    `戻った日にチケットが日数分あれば、つなげます${showsNumbers ? `（いま${tickets}枚）` : ''}。`,
    '休みは、次にひらいた日に終わります。',
  ].join('');
}
