import { PasswordField } from '../../ui/forms/password-field.tsx';
import type { Form } from '../../ui/forms/use-form.ts';

interface NewPasswordFieldsProps {
  readonly form: Pick<Form<Readonly<Record<'password' | 'confirmation', string>>>, 'field' | 'problems'>;
}

/** New password and its confirmation. */
export function NewPasswordFields({ form: { field, problems } }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...field('password')}
        hint={problems.password ? undefined : '6文字以上'}
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
