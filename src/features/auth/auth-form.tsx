import type { KeyboardEvent, ReactNode } from 'react';
import { RequestError } from '../../../sync/model/request-error.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { isPlainEnter } from '../../ui/forms/text-field.tsx';
import type { Form } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/layout/primitives.tsx';

interface FailureTexts {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
}

interface AuthFormProps<Values> {
  readonly form: Form<Values>;
  readonly submitLabel: string;
  /** Another action of the page comes first. */
  readonly isSecond?: boolean;
  /** Texts for a failed submission, and a link to the way out. */
  readonly describeFailure: (error: unknown) => FailureTexts;
  readonly children: ReactNode;
}

/**
 * Fields, error notice and submit button. The notice sits directly above the button, where the member has just tapped.
 */
export function AuthForm<Values>({ form, submitLabel, isSecond, describeFailure, children }: AuthFormProps<Values>) {
  /** Some browsers submit a form on the Enter that confirms an IME conversion. */
  const stopConversionEnter = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement;
    if (inField && event.key === 'Enter' && !isPlainEnter(event)) event.preventDefault();
  };
  return (
    <form {...form.props} onKeyDown={stopConversionEnter}>
      <Stack gap="m">
        {children}
        <FormNotice form={form} describeFailure={describeFailure} />
        <Button
          label={submitLabel}
          type="submit"
          full
          variant={isSecond ? 'outline' : 'primary'}
          busy={form.isSubmitting}
        />
      </Stack>
    </form>
  );
}

function FormNotice<Values>(props: Pick<AuthFormProps<Values>, 'form' | 'describeFailure'>) {
  const { form, describeFailure } = props;
  const online = useOnline();
  if (form.problems.form) return <Banner tone="error" title={form.problems.form} />;
  if (form.failure === null) {
    return online ? null : (
      <Banner tone="warning" title="オフラインです">
        <p>インターネットにつながると送信できます。入力した内容はこのまま残ります。</p>
      </Banner>
    );
  }
  const { title, hint, action } = describeFailure(rethrowUnexpected(form.failure));
  return (
    <Banner tone="error" title={title} action={action}>
      {hint ? <p>{hint}</p> : null}
    </Banner>
  );
}

/** Returns errors of the server or the device's storage; rethrows anything else, because it is a bug. */
export function rethrowUnexpected(error: unknown): RequestError | DOMException {
  if (error instanceof RequestError || error instanceof DOMException) return error;
  throw error;
}
