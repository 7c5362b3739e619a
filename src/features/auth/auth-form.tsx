import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { rethrowUnexpected } from '../../data/server/use-action.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { useServices } from '../../session/services.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { isPlainEnter } from '../../ui/forms/fields.tsx';
import type { Form } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/layout/boxes.tsx';

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
  /** What has not happened without a network, and what else to say then. */
  readonly offline?: readonly [title: string, hint?: string];
  readonly children: ReactNode;
}

/** Fields, error notice and submit button. The notice sits directly above the button, where the member has just tapped. */
export function AuthForm<Values>(props: AuthFormProps<Values>) {
  const { form, submitLabel, isSecond, children } = props;
  const { prepareSignIn } = useServices();
  useEffect(() => prepareSignIn(), [prepareSignIn]);
  /** Some browsers submit a form on the Enter that confirms an IME conversion. */
  const stopConversionEnter = (event: KeyboardEvent) => {
    const inField = event.target instanceof HTMLInputElement;
    if (inField && event.key === 'Enter' && !isPlainEnter(event)) event.preventDefault();
  };
  return (
    <form {...form.props} onKeyDown={stopConversionEnter}>
      <Stack gap="m">
        {children}
        <FormNotice {...props} />
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

function FormNotice<Values>({ form, describeFailure, offline, submitLabel }: AuthFormProps<Values>) {
  const online = useOnline();
  if (form.problems.form) return <Banner tone="error" title={form.problems.form} />;
  if (form.failure === null) {
    return online ? null : (
      <Banner tone="warning" title="オフラインです">
        インターネットにつながると送信できます。入力した内容はこのまま残ります。
      </Banner>
    );
  }
  const error = rethrowUnexpected(form.failure);
  if (offline !== undefined && isRequestError(error, 'offline')) {
    return (
      <Banner tone="error" title={`オフラインです。${offline[0]}`}>
        {`${offline[1] ?? ''}インターネットにつながってから、もう一度「${submitLabel}」を押してください。`}
      </Banner>
    );
  }
  const { title, hint, action } = describeFailure(error);
  return (
    <Banner tone="error" title={title} action={action}>
      {hint ? <p>{hint}</p> : null}
    </Banner>
  );
}
