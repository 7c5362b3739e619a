import { type ReactNode, useEffect, useRef } from 'react';
import { errorMessage } from '../../data/server/error-message.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Heading, Small, Stack } from '../../ui/layout/primitives.tsx';
import { useOnlineAction } from './use-online-action.ts';

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
  const { state, run } = useOnlineAction(resend);
  return (
    <Stack gap="2xs">
      <Button label="メールをもう一度送る" variant="outline" full busy={state.phase === 'busy'} onClick={run} />
      <div aria-live="polite">
        {state.phase === 'done' ? <Small>もう一度送りました。いちばん新しいメールをお使いください。</Small> : null}
        {state.phase === 'failed' ? <Small tone="danger">{errorMessage(state.error)}</Small> : null}
      </div>
    </Stack>
  );
}
