import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type GateOutcome, openAdminSession } from '../../data/admin/admin-session.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { clockTime } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Card, Stack, Text } from '../../ui/layout/primitives.tsx';
import { GATE_TITLE } from './titles.ts';

interface GateProps {
  /** The admin session expired while the dashboard was open. */
  readonly hasEnded: boolean;
  readonly onOpen: () => void;
}

/** Asks for the admin password, which the server verifies, and for a code once the server has said that it needs one. */
export function Gate({ hasEnded, onOpen }: GateProps) {
  const { password, change, code, changeCode, problem, isBusy, submit, field, codeField } = useGate(onOpen);
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
            error={code === null ? problem : undefined}
            autoComplete="off"
          />
          {code === null ? null : (
            <TextField
              ref={codeField}
              label="確認コード"
              name="admin-code"
              value={code}
              onChange={changeCode}
              error={problem}
              hint="認証アプリに出ている6桁の数字です。一度使ったコードは、もう使えません。"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
          <Button label="認証する" type="submit" full busy={isBusy} disabled={password === '' || code === ''} />
        </Stack>
      </form>
    </Card>
  );
}

function useGate(onOpen: () => void) {
  const member = useMember();
  const field = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  /** Null until the server has asked for it. */
  const [code, setCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const needsCode = code !== null;
  useEffect(() => {
    if (needsCode) codeField.current?.focus();
  }, [needsCode]);

  async function open() {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = await openAdminSession(member, { password, code: code === null ? null : plainDigits(code) });
      if (outcome.ok) return onOpen();
      if (outcome.reason === 'code-required') setCode('');
      else if (outcome.reason === 'wrong-password' && code === null) setPassword('');
      else setCode((current) => current && '');
      setProblem(problemOf(outcome, code !== null));
    } catch (cause) {
      setProblem(errorMessage(cause));
    }
    setBusy(false);
    (codeField.current ?? field.current)?.focus();
  }

  return {
    password,
    change(text: string) {
      setPassword(text);
      setProblem(undefined);
    },
    code,
    changeCode(text: string) {
      setCode(text);
      setProblem(undefined);
    },
    problem,
    isBusy,
    submit(event: FormEvent) {
      event.preventDefault();
      if (password === '' || code === '' || isBusy) return;
      if (code !== null && plainDigits(code).length !== CODE_DIGITS) setProblem('6桁の数字を入力してください');
      else void open();
    },
    field,
    codeField,
  };
}

const CODE_DIGITS = 6;

/** The digits of a code that may be typed with spaces or in full width. */
function plainDigits(code: string): string {
  return code.normalize('NFKC').replace(/\D/g, '');
}

function problemOf(outcome: GateOutcome & { readonly ok: false }, hasCode: boolean): string | undefined {
  switch (outcome.reason) {
    case 'code-required':
      return undefined;
    case 'wrong-password':
      return hasCode ? 'パスワードか確認コードが正しくありません' : 'パスワードが正しくありません';
    case 'too-many':
      return `入力の回数が多すぎます。${formatRetryTime(outcome.until)}以降に、もう一度お試しください`;
  }
}

const MINUTE_MS = 60_000;

/** Rounds up to the full minute at which the lockout is over. */
function formatRetryTime(until: number): string {
  return clockTime(Math.ceil(until / MINUTE_MS) * MINUTE_MS);
}
