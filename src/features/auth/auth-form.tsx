import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { isPlainEnter } from '../../ui/forms/enter-key.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { AuthFormState } from './use-auth-form.ts';

interface AuthFormProps<Field extends string> {
  readonly form: AuthFormState<Field>;
  readonly submitLabel: string;
  /** Texts for a failed submission. */
  readonly describeFailure: (error: unknown) => { readonly title: string; readonly hint?: string | undefined };
  readonly children: ReactNode;
}

/**
 * Fields, error notice and submit button. The notice sits directly above the button, where the member has just tapped.
 */
export function AuthForm<Field extends string>({ form, submitLabel, describeFailure, children }: AuthFormProps<Field>) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  /** Some browsers submit a form on the Enter that confirms an IME conversion. */
  const stopConversionEnter = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement;
    if (inField && event.key === 'Enter' && !isPlainEnter(event)) event.preventDefault();
  };
  return (
    <form ref={form.ref} noValidate onSubmit={submit} onKeyDown={stopConversionEnter}>
      <Stack gap="m">
        {children}
        <FormNotice form={form} describeFailure={describeFailure} />
        <Button type="submit" full busy={form.busy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}

function FormNotice<Field extends string>({
  form: { problems, failure },
  describeFailure,
}: Pick<AuthFormProps<Field>, 'form' | 'describeFailure'>) {
  if (problems?.summary) return <Banner tone="error" title={problems.summary} />;
  if (failure === null) return <OfflineNotice />;
  const { title, hint } = describeFailure(failure);
  return (
    <Banner tone="error" title={title}>
      {hint ? <p>{hint}</p> : null}
    </Banner>
  );
}
