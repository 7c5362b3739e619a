import { PasswordField } from '../../ui/forms/password-field.tsx';
import type { Form } from '../../ui/forms/use-form.ts';

interface NewPasswordFieldsProps {
  readonly form: Pick<Form<Readonly<Record<'password' | 'confirmation', string>>>, 'field' | 'problems'>;
  readonly label?: string;
}

/** New password and its confirmation. */
export function NewPasswordFields({ form: { field, problems }, label = 'パスワード' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...field('password')}
        hint={problems.password ? undefined : '6文字以上。よく使われるものや、名前と同じものは使えません。'}
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
