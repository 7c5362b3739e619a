import { PasswordField } from '../../ui/forms/password-field.tsx';
import type { AuthFormState } from './use-auth-form.ts';

/** New password and its confirmation. */
export function NewPasswordFields({ field }: Pick<AuthFormState<'password' | 'confirmation'>, 'field'>) {
  return (
    <>
      <PasswordField
        {...field('password', '6文字以上')}
        label="パスワード"
        name="new-password"
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmation')}
        label="パスワード（確認）"
        name="new-password-confirmation"
        autoComplete="new-password"
      />
    </>
  );
}
