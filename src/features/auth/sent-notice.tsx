import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

interface SentNoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The form for the code of the mail. */
  readonly code: ReactNode;
  readonly backLabel: string;
  readonly onBack: () => void;
}

/** Replaces the form once a mail has been sent. */
export function SentNotice({ title, children, code, backLabel, onBack }: SentNoticeProps) {
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
      <Stack gap="xs">
        <Link to={paths.login} className={buttonClass({ variant: 'outline', full: true })}>
          ログイン画面へ
        </Link>
        <Button variant="ghost" full onClick={onBack}>
          {backLabel}
        </Button>
        <Link to={paths.helpOn('mail')} className={buttonClass({ variant: 'ghost', full: true })}>
          メールが届かないとき
        </Link>
      </Stack>
    </Stack>
  );
}
