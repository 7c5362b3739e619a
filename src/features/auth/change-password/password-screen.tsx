import { useRef, useState } from 'react';
import { readIdentity } from '../../../data/account/identity.ts';
import { endOtherSessions } from '../../../data/account/other-sessions.ts';
import { useProfile } from '../../../data/account/profile.ts';
import { useServices } from '../../../data/account/services.tsx';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { Spinner } from '../../../ui/feedback/empty-state.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Small, Text, TitledCard } from '../../../ui/layout/primitives.tsx';
import { rethrowUnexpected } from '../rethrow-unexpected.ts';
import { ChangePasswordCard } from './change-password-card.tsx';

/** The member's password, and the devices that are logged in with it. */
export function PasswordScreen() {
  const profile = useProfile();
  const [identity] = useState(() => readIdentity(localStorage));
  // Until the profile has synced, the address is known from the login.
  const email = profile?.email || identity?.email || '';
  return (
    <Page title="パスワードの変更" back={<BackLink to={paths.settings} />}>
      {profile === undefined ? (
        <Spinner>読み込み中...</Spinner>
      ) : (
        <>
          <ChangePasswordCard email={email} name={profile.username} />
          <ResetCard email={email} />
          <OtherDevicesCard />
        </>
      )}
    </Page>
  );
}

/** The reset by mail, without a logout. */
function ResetCard({ email }: { readonly email: string }) {
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
      <Button
        label="再設定のメールを受け取る"
        variant="outline"
        full
        disabled={!online || email === ''}
        busy={state.phase === 'busy'}
        onClick={run}
      />
    </TitledCard>
  );
}

/** Ends the sessions of all other devices, for example of a lost phone. */
function OtherDevicesCard() {
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
        label="ほかの端末からログアウトする"
        variant="outline"
        full
        disabled={!online}
        busy={state.phase === 'busy'}
        onClick={async () => {
          if (await confirm(question)) await run();
        }}
      />
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

interface ActionOutcomeProps {
  readonly state: ReturnType<typeof useOnlineAction>['state'];
  readonly failed: string;
  readonly done: string;
  readonly offline: string;
}

/** What came of an action, or why it is not possible now. */
function ActionOutcome({ state, failed, done, offline }: ActionOutcomeProps) {
  const online = useOnline();
  if (state.phase === 'failed') {
    return (
      <Banner tone="error" title={failed}>
        <p>{errorMessage(state.error)}</p>
      </Banner>
    );
  }
  return (
    <div aria-live="polite">
      {state.phase === 'done' ? <Banner tone="success" title={done} /> : null}
      {online || state.phase === 'done' ? null : <Small tone="warning">{offline}</Small>}
    </div>
  );
}

type ActionState =
  | { readonly phase: 'idle' | 'busy' | 'done' }
  | { readonly phase: 'failed'; readonly error: ReturnType<typeof rethrowUnexpected> };

/** Runs an action that needs the server, one call at a time, and keeps its outcome. */
function useOnlineAction(action: () => Promise<void>) {
  const [state, setState] = useState<ActionState>({ phase: 'idle' });
  const isRunning = useRef(false);
  async function run() {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase: 'busy' });
    try {
      await action();
      setState({ phase: 'done' });
    } catch (error) {
      setState({ phase: 'failed', error: rethrowUnexpected(error) });
    } finally {
      isRunning.current = false;
    }
  }
  return { state, run };
}
