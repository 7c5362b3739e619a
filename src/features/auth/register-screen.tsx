import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { writeCodeRequest } from '../../data/account/code-request.ts';
import { isUsedByGuest } from '../../data/account/identity.ts';
import { plainEmail } from '../../data/account/plain-email.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { isStandalone } from '../../lib/browser/standalone.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { createEntryState } from '../../navigation/entry-state.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../session/services.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/layout/boxes.tsx';
import { BackLink } from '../../ui/layout/page.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { AuthForm } from './auth-form.tsx';
import { AboutLinks, AuthPage, legalLinks } from './auth-page.tsx';
import { readCodeState } from './login-state.ts';
import { NewPasswordFields, useCommonPasswords } from './new-password-form.tsx';
import { CodeForm, SentNotice } from './sent-notice.tsx';
import { registerProblems } from './validation.ts';
import { StartAsGuest } from './welcome.tsx';

const blank = { username: '', email: '', password: '', confirmation: '' };

/** What was typed before the terms were read, without the password. */
const useTyped = createEntryState(blank);

export function RegisterScreen() {
  const { openAccounts } = useServices();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState(() => readCodeState(state, 'signup'));
  const isCommon = useCommonPasswords();
  const [isGuest] = useState(() => isUsedByGuest(localStorage));
  const [typed, setTyped] = useTyped();
  const [initial] = useState(typed);

  const form = useForm({
    initial,
    onChange: ({ username, email }) => setTyped({ ...blank, username, email }),
    check: (input) => registerProblems(input, isCommon),
    recheck: 'change',
    async onSubmit(input) {
      await (await openAccounts()).signUp(input);
      const email = plainEmail(input.email);
      if (isStandalone()) writeCodeRequest(safeLocalStorage, { kind: 'signup', email }, Date.now());
      setSentTo(email);
    },
  });

  if (sentTo !== null) {
    return (
      <AuthPage title="新規登録" drawn={1}>
        <SentNotice
          title="登録が完了しました"
          resend={form.values.password === '' ? undefined : async () => (await openAccounts()).signUp(form.values)}
          code={<CodeForm kind="signup" email={sentTo} submitLabel="コードで始める" />}
          backLabel="入力内容に戻る"
          onBack={() => setSentTo(null)}
        >
          <Text>確認のメールを送信しました。</Text>
          <Text strong>{sentTo}</Text>
          <Text>届いたメールのリンクを開くと、稽古を始められます。届くまでに、一、二分かかることがあります。</Text>
          <Small>
            届かないときは、迷惑メールのフォルダと、メールアドレスに間違いがないかをお確かめください。登録がお済みのアドレスには届きません。そのままログインできます。
          </Small>
        </SentNotice>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="新規登録"
      line="一日10分の稽古を、今日から。"
      drawn={0.5}
      hasLegalLinks
      back={<BackLink to={paths.login} />}
    >
      <AuthForm
        form={form}
        submitLabel="登録する"
        describeFailure={describeFailure}
        offline={['まだ登録されていません。', '入力した内容はこのまま残っています。']}
      >
        <TextField
          {...form.field('username')}
          hint="2文字以上。この名前でお呼びします。"
          label="ユーザー名"
          name="nickname"
          autoComplete="nickname"
        />
        <TextField
          {...form.field('email')}
          hint="確認のメールをお送りします。"
          label="メールアドレス"
          type="email"
          name="email"
          autoComplete="email"
        />
        <NewPasswordFields form={form} />
        {isGuest ? (
          <Banner tone="info" title="この端末の記録は、そのまま引き継がれます">
            確認のメールは、このブラウザで開いてください。ほかで開いたときは、ここでログインすると引き継げます。書きためた型を「みんなの型」に載せるかどうかは、そのときに選べます。
          </Banner>
        ) : null}
        <Stack gap="3xs">
          <Small>登録すると、利用規約とプライバシーポリシーに同意したことになります。</Small>
          <AboutLinks links={legalLinks} />
        </Stack>
      </AuthForm>
      <ButtonLink label="登録がお済みの方はログイン" variant="ghost" full to={paths.login} state={state} />
      {isGuest ? null : <StartAsGuest />}
    </AuthPage>
  );
}

function describeFailure(error: unknown) {
  return isRequestError(error, 'rejected', 'weak-password')
    ? {
        title: '登録に失敗しました。入力内容を確認してください。',
        hint: isRequestError(error, 'weak-password') ? errorMessage(error) : undefined,
      }
    : { title: '登録に失敗しました。しばらく時間をおいて再度お試しください。', hint: errorMessage(error) };
}
