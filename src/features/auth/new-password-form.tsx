import { useNavigate } from 'react-router-dom';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { pick } from '../../lib/lazy.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../session/services.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { PasswordField, TextField } from '../../ui/forms/fields.tsx';
import { type Form, useForm } from '../../ui/forms/use-form.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import type { NewPasswordStep } from './use-link-result.tsx';
import { newPasswordProblems } from './validation.ts';

/** Last step of a password reset. The link's session is stored only after the new password is set. */
export function NewPasswordForm({ session, choice }: NewPasswordStep) {
  const { openAccounts, completeSignIn } = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const isCommon = useCommonPasswords();

  const form = useForm({
    initial: { password: '', confirmation: '' },
    check: (input) => newPasswordProblems(input, { email: session.user.email ?? '', name: '', isCommon }),
    recheck: 'change',
    async onSubmit({ password }) {
      const changed = await (await openAccounts()).setPassword(session, password);
      await completeSignIn(changed.session, choice);
      toast(
        changed.othersSignedOut
          ? { text: 'パスワードを設定しました', tone: 'success' }
          : { text: 'パスワードを設定しました。ほかの端末のログアウトは確認できませんでした。', tone: 'warning' },
      );
      navigate(paths.home, { replace: true });
    },
  });

  return (
    <AuthPage title="新しいパスワード" line="これから使うパスワードを決めてください。" drawn={0.84}>
      <AuthForm form={form} submitLabel="パスワードを設定する" describeFailure={describeFailure}>
        {session.user.email ? (
          <TextField
            label="メールアドレス"
            value={session.user.email}
            onChange={() => {}}
            autoComplete="username"
            readOnly
          />
        ) : null}
        <NewPasswordFields form={form} />
      </AuthForm>
    </AuthPage>
  );
}

function describeFailure(error: unknown) {
  if (isRequestError(error, 'weak-password')) return { title: errorMessage(error) };
  if (isRequestError(error, 'rejected', 'link-spent')) {
    return {
      title: '認証に失敗しました。再度お試しください。',
      hint: 'リンクの期限が切れたようです。ログイン画面の「パスワードをお忘れの方」から、もう一度お手続きください。',
    };
  }
  return { title: 'パスワードを設定できませんでした。', hint: errorMessage(error) };
}

interface NewPasswordFieldsProps {
  readonly form: Pick<Form<Readonly<Record<'password' | 'confirmation', string>>>, 'field' | 'problems'>;
  readonly label?: string;
}

/** New password and its confirmation. */
export function NewPasswordFields({ form: { field }, label = 'パスワード' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...field('password')}
        hint="6文字以上。よく使われるものや、名前と同じものは使えません。"
        label={label}
        name="new-password"
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmation')}
        label={`${label}（確認）`}
        name="new-password-confirmation"
        autoComplete="new-password"
      />
    </>
  );
}

const loadCommonPasswords = pick('isCommonPassword', () => import('../../../sync/model/account/common-passwords.ts'));

/** Whether a password is among the commonest. Loads the list, and finds none until it is there. */
export function useCommonPasswords(): (password: string) => boolean {
  // Without the list, only the server judges the password.
  const { loaded } = useLoaded(loadCommonPasswords);
  return loaded.state === 'ready' ? loaded.value : () => false;
}
