import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../data/account/services.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { isRequestError } from '../../../data/server/request-error.ts';
import { paths } from '../../../paths.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Card } from '../../../ui/layout/primitives.tsx';
import { AuthForm } from '../auth-form.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useCommonPasswords } from '../use-common-passwords.ts';
import { changePasswordProblems } from '../validation.ts';

const blank = { current: '', password: '', confirmation: '' };

/** Changes the password, and with it ends the sessions of all other devices. */
export function ChangePasswordCard({ email, name }: { readonly email: string; readonly name: string }) {
  const { accounts, completeSignIn } = useServices();
  const navigate = useNavigate();
  const toast = useToast();
  const isCommon = useCommonPasswords();
  useEffect(() => accounts.prepare(), [accounts]);

  const form = useForm({
    initial: blank,
    check: (input) => changePasswordProblems(input, { email, name, isCommon }),
    async onSubmit({ current, password }) {
      const changed = await accounts.changePassword({ email, current, next: password }).catch((error: unknown) => {
        if (isRequestError(error, 'invalid-credentials')) return null;
        throw error;
      });
      if (changed === null) return { current: '現在のパスワードが違います。パスワードは変わっていません' };
      await completeSignIn(changed.session);
      toast(changed.othersSignedOut ? done : doneOnThisDevice);
      navigate(paths.settings, { replace: true });
    },
  });

  return (
    <Card label="新しいパスワードを決める">
      <AuthForm form={form} submitLabel="パスワードを変更する" describeFailure={describeFailure}>
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

const done = {
  text: 'パスワードを変更しました。ほかの端末では、もう一度ログインが必要です。',
  tone: 'success',
} as const;

const doneOnThisDevice = {
  text: 'パスワードを変更しました。ほかの端末のログアウトは確認できませんでした。',
  tone: 'warning',
} as const;

function describeFailure(error: unknown) {
  if (isRequestError(error, 'offline')) {
    return {
      title: 'オフラインです。パスワードは変わっていません。',
      hint: 'インターネットにつながってから、もう一度「パスワードを変更する」を押してください。',
    };
  }
  if (isRequestError(error, 'weak-password', 'same-password')) return { title: errorMessage(error) };
  return { title: 'パスワードを変更できませんでした。', hint: errorMessage(error) };
}
