import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readIdentity } from '../../data/account/identity.ts';
import { returnPath } from '../../data/account/return-path.ts';
import { useServices } from '../../data/account/services.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { isRequestError } from '../../data/server/request-error.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { loginProblems } from './validation.ts';

export function LoginScreen() {
  const { accounts, completeSignIn } = useServices();
  const { state } = useLocation();
  const navigate = useNavigate();
  // Prefills the address of a member whose session the server has rejected.
  const [login] = useState(() => readIdentity(localStorage)?.email ?? '');
  useEffect(() => accounts.prepare(), [accounts]);

  const form = useForm({
    initial: { login, password: '' },
    check: loginProblems,
    recheck: 'change',
    async onSubmit(input) {
      await completeSignIn(await accounts.signIn(input));
      navigate(returnPath(state), { replace: true });
    },
  });

  return (
    <AuthPage title="ログイン" line="おかえりなさい。今日の稽古を始めましょう。" drawn={0.84}>
      <AuthForm form={form} submitLabel="ログイン" describeFailure={describeFailure}>
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
      <Stack gap="xs">
        <Link to={paths.register} state={state} className={buttonClass({ variant: 'outline', full: true })}>
          新規登録
        </Link>
        <Link to={paths.resetPassword} state={state} className={buttonClass({ variant: 'ghost', full: true })}>
          パスワードをお忘れの方
        </Link>
      </Stack>
    </AuthPage>
  );
}

/** One message for every rejected login, so that it does not reveal which accounts exist. */
function describeFailure(error: unknown) {
  return isRequestError(error, 'invalid-credentials')
    ? {
        title: 'ログインに失敗しました。ユーザー名とパスワードを確認してください。',
        hint: '登録したばかりの方は、届いたメールのリンクを開いてからログインしてください。',
      }
    : { title: 'ログイン処理中にエラーが発生しました', hint: errorMessage(error) };
}
