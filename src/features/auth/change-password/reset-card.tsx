import { useServices } from '../../../data/account/services.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Small, TitledCard } from '../../../ui/layout/primitives.tsx';
import { ActionOutcome } from './action-outcome.tsx';
import { useOnlineAction } from './use-online-action.ts';

/** The reset by mail, without a logout. */
export function ResetCard({ email }: { readonly email: string }) {
  const { accounts } = useServices();
  const online = useOnline();
  const { state, run } = useOnlineAction(() => accounts.requestReset(email));
  return (
    <TitledCard title="現在のパスワードをお忘れの方">
      <Small>
        新しいパスワードを決めるためのリンクを、{email || 'ご登録のメールアドレス'}
        にお送りします。ログアウトする必要はありません。
      </Small>
      <ActionOutcome
        state={state}
        failed="メールを送れませんでした。"
        done="再設定のメールを送りました。届いたリンクを開いてください。"
        offline="オフラインでは送れません。インターネットにつながってからお試しください。"
      />
      <Button variant="outline" full disabled={!online || email === ''} busy={state.phase === 'busy'} onClick={run}>
        再設定のメールを受け取る
      </Button>
    </TitledCard>
  );
}
