import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { type CodeRequest, readCodeRequest, writeCodeRequest } from '../../data/account/code-request.ts';
import { isUsedByGuest, readIdentity, wasUsedBefore } from '../../data/account/identity.ts';
import { returnPath } from '../../data/account/return-path.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { isIosTab } from '../../lib/browser/standalone.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../session/services.tsx';
import { DataAsideNotice } from '../../shared/data-aside.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PasswordField, TextField } from '../../ui/forms/fields.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/layout/boxes.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { loginProblems } from './login-problems.ts';
import { type LoginState, readLoginState } from './login-state.ts';
import { RegisterLink, StartAsGuest, Welcome } from './welcome.tsx';

export function LoginScreen() {
  const { state } = useLocation();
  const { email, link } = readLoginState(state);
  const [identity] = useState(() => readIdentity(localStorage));
  const storedEmail = identity?.email ?? '';
  const [stays, setStays] = useState(0);
  const [isKnownDevice] = useState(() => wasUsedBefore(localStorage));
  const [codeRequest] = useState(() => readCodeRequest(safeLocalStorage, Date.now()));

  return (
    <AuthPage
      title="ログイン"
      {...(isKnownDevice && { line: 'おかえりなさい。今日の稽古を始めましょう。' })}
      drawn={0.84}
      hasLegalLinks={!isKnownDevice}
    >
      {identity === null ? <DataAsideNotice /> : null}
      {isKnownDevice ? null : <Welcome state={state} />}
      {link === null ? null : <LinkNotice link={link} />}
      {stays > 0 ? <StayedNotice storedEmail={storedEmail} /> : null}
      {codeRequest !== null && link === null ? <CodeNotice request={codeRequest} /> : null}
      <LoginForm
        key={stays}
        isSecond={!isKnownDevice}
        // Prefills the address of a link, or of a member whose session the server has rejected.
        login={stays > 0 ? storedEmail : (email ?? storedEmail)}
        focusPassword={stays > 0}
        onStay={() => setStays(stays + 1)}
      />
      <Stack gap="xs">
        {isKnownDevice ? <RegisterLink state={state} /> : null}
        <ButtonLink label="パスワードをお忘れの方" variant="ghost" full to={paths.resetPassword} state={state} />
      </Stack>
      {/* Beginning without an account would close the data of the member who is on this device. */}
      {isKnownDevice && identity === null ? <StartAsGuest /> : null}
    </AuthPage>
  );
}

interface LoginFormProps {
  readonly isSecond: boolean;
  readonly login: string;
  readonly focusPassword: boolean;
  /** The member of this device stays: the login of another was cancelled. */
  readonly onStay: () => void;
}

function LoginForm({ isSecond, login, focusPassword, onStay }: LoginFormProps) {
  const { openAccounts, revoke, completeSignIn, confirmSwitch } = useServices();
  const { state } = useLocation();
  const { link } = readLoginState(state);
  const navigate = useNavigate();

  const form = useForm({
    initial: { login, password: '' },
    check: loginProblems,
    recheck: 'change',
    async onSubmit(input) {
      const session = await (await openAccounts()).signIn(input);
      const answer = await confirmSwitch({ ...session.user, byLink: false, session });
      if (answer === null) {
        void revoke(session);
        onStay();
        return;
      }
      const former = readIdentity(localStorage);
      // The page that required a login was another member's.
      const isOther = former !== null && !isUsedByGuest(localStorage) && former.memberId !== session.user.id;
      const nextState = isOther ? null : state;
      await navigate(paths.login, { replace: true, state: nextState });
      writeCodeRequest(safeLocalStorage, null, Date.now());
      await completeSignIn(session, answer.choice);
      navigate(returnPath(nextState), { replace: true });
    },
  });

  const { ref } = form.props;
  useEffect(() => {
    if (focusPassword) ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [ref, focusPassword]);

  return (
    <AuthForm
      form={form}
      submitLabel="ログイン"
      isSecond={isSecond}
      describeFailure={(error) => (link !== null ? describeRefusedConfirmation(error, state) : describeFailure(error))}
    >
      <TextField
        {...form.field('login')}
        label="ユーザー名またはメールアドレス"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordField {...form.field('password')} label="パスワード" name="password" autoComplete="current-password" />
    </AuthForm>
  );
}

/** After a link that was opened elsewhere than the registration, which may have been somebody else's. */
function LinkNotice({ link }: { readonly link: LoginState['link'] }) {
  if (link === 'opened') {
    return (
      <Banner tone="info" title="パスワードでログインしてください">
        このブラウザで頼まれたものではないリンクが開かれたため、安全のためにパスワードをお尋ねします。
      </Banner>
    );
  }
  if (link === 'no-password') {
    return (
      <Banner tone="info" title="メールアドレスの確認ができました">
        パスワードをお持ちの方は、ログインしてください。まだ決めていない方は、「パスワードをお忘れの方」から決められます。
      </Banner>
    );
  }
  return (
    <Banner tone="info" title="メールアドレスの確認ができました">
      <p>
        登録したブラウザとは別のところでリンクが開かれたため、安全のためにパスワードをお尋ねします。登録のときに決めたパスワードで、ログインしてください。
        {isIosTab() ? (
          <span>ホーム画面の稽古をお使いの方は、この画面ではなく、そちらを開いてログインしてください。</span>
        ) : null}
      </p>
    </Banner>
  );
}

/** The system may have closed the installed app while the member looked for the mail. */
function CodeNotice({ request }: { readonly request: CodeRequest }) {
  const link = (
    <ButtonLink
      label="コードを入力する"
      size="small"
      variant="outline"
      to={request.kind === 'signup' ? paths.register : paths.resetPassword}
      state={{ codeRequest: request }}
    />
  );
  return (
    <Banner tone="info" title="メールのコードをお持ちですか" action={link}>
      {`${request.email} にお送りしたコードで、続きから進められます。`}
    </Banner>
  );
}

function StayedNotice({ storedEmail }: { readonly storedEmail: string }) {
  return (
    <Banner tone="info" title="ログインは切り替えていません">
      {`この端末の記録は、そのままです。${storedEmail || 'これまでのアカウント'}でログインすると、続きから使えます。まだ送っていない記録があれば、サーバーに送られます。`}
    </Banner>
  );
}

/** A member whose own password is refused here did not choose it: the account was registered by somebody else. */
function describeRefusedConfirmation(error: unknown, state: unknown) {
  const { title, hint } = describeFailure(error);
  if (!isRequestError(error, 'invalid-credentials')) return { title, hint };
  return {
    title,
    hint: 'ご自分で決めたパスワードのはずなら、ほかの人がこのアドレスで先に登録していたのかもしれません。パスワードを決め直すと、ほかの端末のログインはすべて終わります。',
    action: <ButtonLink label="パスワードを決め直す" size="small" to={paths.resetPassword} state={state} />,
  };
}

/** One message for every rejected login, so that it does not reveal which accounts exist. */
function describeFailure(error: unknown) {
  return isRequestError(error, 'invalid-credentials')
    ? {
        title: 'ログインに失敗しました。ユーザー名とパスワードを確認してください。',
        hint: '登録したばかりの方は、届いたメールのリンクを開くか、コードを入力してからログインしてください。',
      }
    : { title: 'ログイン処理中にエラーが発生しました', hint: errorMessage(error) };
}
