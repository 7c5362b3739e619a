import { endOtherSessions } from '../../../data/account/other-sessions.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { Small, Text, TitledCard } from '../../../ui/layout/primitives.tsx';
import { ActionOutcome } from './action-outcome.tsx';
import { useOnlineAction } from './use-online-action.ts';

/** Ends the sessions of all other devices, for example of a lost phone. */
export function OtherDevicesCard() {
  const member = useMember();
  const online = useOnline();
  const { confirm } = useDialogs();
  const { state, run } = useOnlineAction(() => endOtherSessions(member));
  return (
    <TitledCard title="ほかの端末">
      <Small>なくした端末や、借りた端末でのログインを終わらせます。この端末はそのまま使えます。</Small>
      <ActionOutcome
        state={state}
        failed="ほかの端末からログアウトできませんでした。"
        done="ほかの端末からログアウトしました。"
        offline="オフラインではできません。インターネットにつながってからお試しください。"
      />
      <Button
        variant="outline"
        full
        disabled={!online}
        busy={state.phase === 'busy'}
        onClick={async () => {
          if (await confirm(question)) await run();
        }}
      >
        ほかの端末からログアウトする
      </Button>
    </TitledCard>
  );
}

const question = {
  title: 'ほかの端末からログアウトしますか',
  body: (
    <Text>
      ほかの端末では、もう一度ログインするまで同期が止まります。すでにサーバーに送られた記録は、そのまま残ります。
    </Text>
  ),
  confirmLabel: 'ログアウトする',
  cancelLabel: 'やめる',
} as const;
