import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRequestError } from '../../../sync/model/request-error.ts';
import { plainCode } from '../../../sync/model/text/plain-input.ts';
import type { MailedCode } from '../../data/account/follow-link.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { useAction } from '../../data/server/use-action.ts';
import { isStandalone } from '../../lib/browser/standalone.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../session/services.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/forms/fields.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { AuthForm } from './auth-form.tsx';
import { callbackFailureText } from './link-texts.ts';
import { type NewPasswordStep, useLinkResult } from './use-link-result.tsx';
import { codeProblems, groupedCode } from './validation.ts';

interface SentNoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly code: ReactNode;
  /** Sends the mail once more; left out where what was typed is gone. */
  readonly resend?: (() => Promise<void>) | undefined;
  readonly backLabel: string;
  readonly onBack: () => void;
}

/** Replaces the form once a mail has been sent. */
export function SentNotice({ title, children, code, resend, backLabel, onBack }: SentNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <Stack gap="l">
      <Stack gap="xs" align="center">
        <Heading ref={heading} focusable variant="brush">
          {title}
        </Heading>
        {children}
      </Stack>
      {code}
      {resend ? <ResendButton resend={resend} /> : null}
      <Stack gap="xs">
        <ButtonLink label="ログイン画面へ" variant="outline" full to={paths.login} />
        <Button label={backLabel} variant="ghost" full onClick={onBack} />
        <ButtonLink label="メールが届かないとき" variant="ghost" full to={paths.helpOn('mail')} />
      </Stack>
    </Stack>
  );
}

function ResendButton({ resend }: { readonly resend: () => Promise<void> }) {
  const { state, isBusy, run } = useAction(resend);
  return (
    <Stack gap="2xs">
      <Button label="メールをもう一度送る" variant="outline" full busy={isBusy} onClick={() => run()} />
      <div aria-live="polite">
        {state.phase === 'done' ? <Small>もう一度送りました。いちばん新しいメールをお使いください。</Small> : null}
        {state.phase === 'failed' ? <Small tone="danger">{errorMessage(state.error)}</Small> : null}
      </div>
    </Stack>
  );
}

interface CodeFormProps extends Pick<MailedCode, 'kind' | 'email'> {
  readonly submitLabel: string;
  /** Called with the session in which a new password is to be set. */
  readonly onNewPassword?: (next: NewPasswordStep) => void;
}

/** Takes the code of a mail instead of its link, which an installed app cannot receive. */
export function CodeForm({ kind, email, submitLabel, onNewPassword }: CodeFormProps) {
  const { openAccounts } = useServices();
  const continueAfter = useLinkResult();
  const [isInApp] = useState(isStandalone);
  const form = useForm({
    initial: { code: '' },
    check: codeProblems,
    recheck: 'change',
    async onSubmit({ code }) {
      const next = await continueAfter(await (await openAccounts()).acceptCode({ kind, email, code: plainCode(code) }));
      if (next.kind === 'new-password') onNewPassword?.(next);
    },
  });
  const code = form.field('code');
  return (
    <Stack gap="s">
      <Text>
        {isInApp
          ? 'メールのリンクは、このアプリではなくブラウザで開きます。このアプリで続けるには、メールにあるコードを入力してください。'
          : 'リンクの代わりに、メールにあるコードを入力しても続けられます。'}
      </Text>
      <AuthForm form={form} submitLabel={submitLabel} describeFailure={describeFailure}>
        <TextField
          {...code}
          onChange={(text) => code.onChange(groupedCode(text))}
          label="確認コード"
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCorrect="off"
          spellCheck={false}
        />
      </AuthForm>
    </Stack>
  );
}

function describeFailure(error: unknown) {
  if (isRequestError(error, 'profile-missing')) return callbackFailureText(error, null);
  const hint = isRequestError(error, 'link-spent', 'rejected')
    ? '数字が違うか、期限が切れているか、すでに使われています。いちばん新しいメールのコードを入力してください。'
    : errorMessage(error);
  return { title: 'コードを確認できませんでした。', hint };
}
