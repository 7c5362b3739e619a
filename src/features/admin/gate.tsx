import { type FormEvent, useEffect, useRef, useState } from 'react';
import { openAdminSession } from '../../data/admin/admin-session.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { clockTime } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { GATE_TITLE } from './titles.ts';

interface GateProps {
  /** The admin session expired while the dashboard was open. */
  readonly hasEnded: boolean;
  readonly onOpen: () => void;
}

/** Asks for the admin password, which the server verifies. */
export function Gate({ hasEnded, onOpen }: GateProps) {
  const { password, change, problem, isBusy, submit, field } = useGate(onOpen);
  useEffect(() => {
    if (hasEnded) field.current?.focus();
  }, [hasEnded, field]);
  return (
    <Card label={GATE_TITLE}>
      <form noValidate onSubmit={submit}>
        <Stack gap="m">
          {hasEnded ? (
            <Banner tone="warning" title="管理者認証の期限が切れました">
              <p>もう一度パスワードを入力してください。書きかけの内容があれば、そのまま残っています。</p>
            </Banner>
          ) : (
            <Text>通知やお知らせを扱う方のための画面です。管理者パスワードを入力してください。</Text>
          )}
          <PasswordField
            ref={field}
            label="管理者パスワード"
            name="admin-password"
            value={password}
            onChange={change}
            error={problem}
            autoComplete="off"
          />
          <Button type="submit" full busy={isBusy} disabled={password === ''}>
            認証する
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function useGate(onOpen: () => void) {
  const member = useMember();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = await openAdminSession(member, password);
      if (outcome.ok) return onOpen();
      if (outcome.reason === 'wrong-password') setPassword('');
      setProblem(
        outcome.reason === 'wrong-password'
          ? 'パスワードが正しくありません'
          : `入力の回数が多すぎます。${formatRetryTime(outcome.until)}以降に、もう一度お試しください。`,
      );
    } catch (cause) {
      setProblem(errorMessage(cause));
    }
    setBusy(false);
    field.current?.focus();
  }

  return {
    password,
    change(text: string) {
      setPassword(text);
      setProblem(undefined);
    },
    problem,
    isBusy,
    submit(event: FormEvent) {
      event.preventDefault();
      if (password !== '' && !isBusy) void open();
    },
    field,
  };
}

const MINUTE_MS = 60_000;

/** Rounds up to the full minute at which the lockout is over. */
function formatRetryTime(until: number): string {
  return clockTime(Math.ceil(until / MINUTE_MS) * MINUTE_MS);
}
