import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRequestError } from '../../../../sync/model/request-error.ts';
import { readIdentity } from '../../../data/account/identity.ts';
import { endOtherSessions } from '../../../data/account/other-sessions.ts';
import { useProfile } from '../../../data/account/profile.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useAction } from '../../../data/server/use-action.ts';
import { useOnline } from '../../../lib/browser/network-state.ts';
import { paths } from '../../../paths.ts';
import { useServices } from '../../../session/services.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField, TextField } from '../../../ui/forms/fields.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Card, TitledCard } from '../../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../../ui/layout/page.tsx';
import { Small, Text } from '../../../ui/layout/text.tsx';
import { AuthForm } from '../auth-form.tsx';
import { NewPasswordFields, useCommonPasswords } from '../new-password-form.tsx';
import { changePasswordProblems } from '../validation.ts';

/** The member's password, and the devices that are logged in with it. */
export function PasswordScreen() {
  const profile = useProfile();
  const [identity] = useState(() => readIdentity(localStorage));
  // Until the profile has synced, the address is known from the login.
  const email = profile.email || identity?.email || '';
  return (
    <Page title="パスワードの変更" back={<BackLink to={paths.settings} />}>
      <ChangePasswordCard email={email} name={profile.username} />
      <ResetCard email={email} />
      <OtherDevicesCard />
    </Page>
  );
}

/** The reset by mail, without a logout. */
function ResetCard({ email }: { readonly email: string }) {
  const { openAccounts } = useServices();
  return (
    <ActionCard
      title="現在のパスワードをお忘れの方"
      label="再設定のメールを受け取る"
      act={async () => (await openAccounts()).requestReset(email)}
      disabled={email === ''}
      failed="メールを送れませんでした。"
      done="再設定のメールを送りました。届いたリンクを開いてください。"
      offline="オフラインでは送れません。インターネットにつながってからお試しください。"
    >{`新しいパスワードを決めるためのリンクを、${email || 'ご登録のメールアドレス'}にお送りします。ログアウトする必要はありません。`}</ActionCard>
  );
}

/** Ends the sessions of all other devices, for example of a lost phone. */
function OtherDevicesCard() {
  const member = useMember();
  const { confirm } = useDialogs();
  return (
    <ActionCard
      title="ほかの端末"
      label="ほかの端末からログアウトする"
      confirm={() => confirm(question)}
      act={() => endOtherSessions(member)}
      failed="ほかの端末からログアウトできませんでした。"
      done="ほかの端末からログアウトしました。"
      offline="オフラインではできません。インターネットにつながってからお試しください。"
    >
      なくした端末や、借りた端末でのログインを終わらせます。この端末はそのまま使えます。
    </ActionCard>
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
} as const;

interface ActionCardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly label: string;
  readonly confirm?: () => Promise<boolean>;
  readonly act: () => Promise<void>;
  readonly disabled?: boolean;
  /** What came of the action, and why it is not possible now. */
  readonly failed: string;
  readonly done: string;
  readonly offline: string;
}

/** An action that needs the server: what it does, its button, and its outcome. */
function ActionCard({
  title,
  children,
  label,
  confirm,
  act,
  disabled = false,
  failed,
  done,
  offline,
}: ActionCardProps) {
  const online = useOnline();
  const { state, isBusy, run } = useAction(act);
  return (
    <TitledCard title={title}>
      <Small>{children}</Small>
      {state.phase === 'failed' ? (
        <Banner tone="error" title={failed}>
          {errorMessage(state.error)}
        </Banner>
      ) : (
        <div aria-live="polite">
          {state.phase === 'done' ? <Banner tone="success" title={done} /> : null}
          {online || state.phase === 'done' ? null : <Small tone="warning">{offline}</Small>}
        </div>
      )}
      <Button
        label={label}
        variant="outline"
        full
        disabled={!online || disabled}
        busy={isBusy}
        onClick={async () => {
          if (confirm === undefined || (await confirm())) await run();
        }}
      />
    </TitledCard>
  );
}

const blank = { current: '', password: '', confirmation: '' };

/** Changes the password, and with it ends the sessions of all other devices. */
function ChangePasswordCard({ email, name }: { readonly email: string; readonly name: string }) {
  const { openAccounts, completeSignIn } = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const isCommon = useCommonPasswords();

  const form = useForm({
    initial: blank,
    check: (input) => changePasswordProblems(input, { email, name, isCommon }),
    async onSubmit({ current, password }) {
      const accounts = await openAccounts();
      const changed = await accounts.changePassword({ email, current, next: password }).catch((error: unknown) => {
        if (isRequestError(error, 'invalid-credentials')) return null;
        throw error;
      });
      if (changed === null) return { current: '現在のパスワードが違います。パスワードは変わっていません' };
      await completeSignIn(changed.session, null);
      toast(
        changed.othersSignedOut
          ? { text: 'パスワードを変更しました。ほかの端末では、もう一度ログインが必要です。', tone: 'success' }
          : { text: 'パスワードを変更しました。ほかの端末のログアウトは確認できませんでした。', tone: 'warning' },
      );
      navigate(paths.settings, { replace: true });
    },
  });

  return (
    <Card label="新しいパスワードを決める">
      <AuthForm
        form={form}
        submitLabel="パスワードを変更する"
        describeFailure={describeFailure}
        offline={['パスワードは変わっていません。']}
      >
        <TextField
          label="メールアドレス"
          name="username"
          value={email}
          onChange={() => {}}
          autoComplete="username"
          readOnly
        />
        <PasswordField
          {...form.field('current')}
          label="現在のパスワード"
          name="current-password"
          autoComplete="current-password"
        />
        <NewPasswordFields form={form} label="新しいパスワード" />
      </AuthForm>
    </Card>
  );
}

function describeFailure(error: unknown) {
  if (isRequestError(error, 'weak-password', 'same-password')) return { title: errorMessage(error) };
  return { title: 'パスワードを変更できませんでした。', hint: errorMessage(error) };
}
