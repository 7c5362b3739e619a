import { isPaused } from '../../../sync/model/streak/pause.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useMemberSetting } from '../../data/member/member-settings.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { useStreak } from '../../data/streak/login-records.ts';
import { startPause } from '../../data/streak/pause.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Small, TitledCard } from '../../ui/layout/primitives.tsx';
import { pauseText } from './pause-text.ts';

/** Starts a pause of the reminders, which ends by itself. */
export function PauseCard() {
  const member = useMember();
  const isResting = isPaused(useMemberSetting('pause'), useToday());
  const body = pauseText(useStreak(), useShowsStreakNumbers());
  const { confirm } = useDialogs();
  const toast = useToast();

  async function start() {
    if (!(await confirm({ title: 'しばらく休みますか', body, confirmLabel: '休む' }))) return;
    await startPause(member, member.clock.today()).catch((cause) =>
      toast({ text: `保存できませんでした。${errorMessage(cause)}`, tone: 'error' }),
    );
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
