import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { isPlainEnter } from '../../ui/enter-key.ts';
import { Stack } from '../../ui/stack.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import type { AuthFormState } from './use-auth-form.ts';

interface AuthFormProps<Field extends string> {
  readonly form: AuthFormState<Field>;
  readonly submitLabel: string;
  /** The words for a failed sending. */
  readonly describeFailure: (error: unknown) => { readonly title: string; readonly hint?: string | undefined };
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields, what went wrong, and the button, in this order: the words stand where the thumb has just pressed. */
export function AuthForm<Field extends string>({ form, submitLabel, describeFailure, children }: AuthFormProps<Field>) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  /** Some browsers send a form by the Enter that only confirms a conversion. */
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
