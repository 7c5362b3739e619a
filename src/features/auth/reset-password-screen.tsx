import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { writeCodeRequest } from '../../data/account/code-request.ts';
import { plainEmail } from '../../data/account/plain-email.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { isStandalone } from '../../lib/browser/standalone.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../session/services.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { readCodeState, readLoginState } from './login-state.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { CodeForm, SentNotice } from './sent-notice.tsx';
import type { NewPasswordStep } from './use-link-result.tsx';
import { resetProblems } from './validation.ts';

export function ResetPasswordScreen() {
  const { openAccounts } = useServices();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState(() => readCodeState(state, 'recovery'));
  const [recovery, setRecovery] = useState<NewPasswordStep | null>(null);

  const form = useForm({
    initial: { email: readLoginState(state).email ?? '' },
    check: resetProblems,
    recheck: 'change',
    async onSubmit({ email }) {
      await (await openAccounts()).requestReset(email);
      const address = plainEmail(email);
      if (isStandalone()) writeCodeRequest(safeLocalStorage, { kind: 'recovery', email: address }, Date.now());
      setSentTo(address);
    },
  });

  if (recovery !== null) return <NewPasswordForm {...recovery} />;
  if (sentTo !== null) {
    return (
      <AuthPage title="パスワードの再設定" drawn={0.84}>
        <SentNotice
          title="メールをご確認ください"
          code={<CodeForm kind="recovery" email={sentTo} submitLabel="コードで続ける" onNewPassword={setRecovery} />}
          backLabel="メールアドレスを入れ直す"
          onBack={() => setSentTo(null)}
        >
          <Text strong>{sentTo}</Text>
          <Text>
            パスワードリセット用のメールを送信しました。メールのリンクを開いて、新しいパスワードを設定してください。
          </Text>
          <Small>
            届かないときは、迷惑メールのフォルダと、入力したメールアドレスに間違いがないかをお確かめください。登録のないアドレスには届きません。
          </Small>
        </SentNotice>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="パスワードの再設定"
      line="登録したメールアドレスに、新しいパスワードを決めるためのリンクをお送りします。"
      drawn={0.67}
    >
      <AuthForm
        form={form}
        submitLabel="送信する"
        describeFailure={describeFailure}
        offline={['メールはまだ送られていません。']}
      >
        <TextField {...form.field('email')} label="メールアドレス" type="email" name="email" autoComplete="email" />
      </AuthForm>
      <Stack gap="xs">
        <ButtonLink label="ログイン" variant="outline" full to={paths.login} state={state} />
        <ButtonLink label="新規登録" variant="ghost" full to={paths.register} state={state} />
      </Stack>
    </AuthPage>
  );
}

function describeFailure(error: unknown) {
  return {
    title: 'パスワードリセットに失敗しました。メールアドレスを確認してください。',
    hint: isRequestError(error, 'rejected') ? undefined : errorMessage(error),
  };
}
