import { useState } from 'react';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import type { MailedCode } from '../../data/account/follow-callback.ts';
import { useServices } from '../../data/account/services.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { isRequestError } from '../../data/server/request-error.ts';
import { isStandalone } from '../../lib/browser/standalone.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/layout/primitives.tsx';
import { AuthForm } from './auth-form.tsx';
import { callbackFailureText } from './callback-failure-text.ts';
import { useCallbackResult } from './use-callback-result.tsx';
import { codeProblems, groupedCode, plainCode } from './validation.ts';

interface CodeFormProps extends Pick<MailedCode, 'kind' | 'email'> {
  readonly submitLabel: string;
  /** Called with the session in which a new password is to be set. */
  readonly onRecovery?: (session: AuthSession) => void;
}

/** Takes the code of a mail instead of its link, which an installed app cannot receive. */
export function CodeForm({ kind, email, submitLabel, onRecovery }: CodeFormProps) {
  const { accounts } = useServices();
  const continueAfter = useCallbackResult();
  const [isInApp] = useState(isStandalone);
  const form = useForm({
    initial: { code: '' },
    check: codeProblems,
    recheck: 'change',
    async onSubmit({ code }) {
      const next = await continueAfter(await accounts.acceptCode({ kind, email, code: plainCode(code) }));
      if (next.kind === 'recovery') onRecovery?.(next.session);
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
  if (isRequestError(error, 'profile-missing')) return callbackFailureText(error);
  return isRequestError(error, 'link-spent', 'rejected')
    ? {
        title: 'コードを確認できませんでした。',
        hint: '数字が違うか、期限が切れているか、すでに使われています。いちばん新しいメールのコードを入力してください。',
      }
    : { title: 'コードを確認できませんでした。', hint: errorMessage(error) };
}
