import { useCallback, useState } from 'react';
import { plainCode } from '../../../sync/model/text/plain-input.ts';
import { useUsername } from '../../data/account/profile.ts';
import { dropAdminFlag, type GateOutcome, hasAdminFlag, openAdminSession } from '../../data/admin/admin-session.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { errorMessage } from '../../data/server/error-message.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { clockTime } from '../../lib/date-format.ts';
import { paths } from '../../paths.ts';
import gate from '../../shared/gate.svg?raw';
import { LoadingPage } from '../../shared/loading-page.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PasswordField, TextField } from '../../ui/forms/fields.tsx';
import { type Form, useForm } from '../../ui/forms/use-form.ts';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useFocusWhen } from '../../ui/layout/use-focus-when.ts';
import { AdminProvider } from './admin-context.tsx';
import { Dashboard } from './dashboard.tsx';

const TITLE = '管理者画面';
const GATE_TITLE = '管理者認証';

/** `ended`: the admin session expired while the dashboard was open. Its form input is kept behind the gate. */
type Access = 'shut' | 'open' | 'ended';

/** The admin screen. A sessionStorage flag decides whether the gate is shown; the server authorizes every request. */
export function AdminScreen() {
  const [access, setAccess] = useState<Access>(() => (hasAdminFlag() ? 'open' : 'shut'));
  const [hasEntered, setEntered] = useState(false);
  const onEnded = useCallback(() => {
    dropAdminFlag();
    setAccess('ended');
  }, []);
  const username = useUsername();
  const arriving = useHomeArriving();
  const online = useOnline();
  const isOpen = access === 'open';

  function enter() {
    setEntered(true);
    setAccess('open');
  }

  if (arriving && username === '') return <LoadingPage title={TITLE} back={<BackLink to={paths.home} />} />;
  return (
    <Page title={isOpen ? TITLE : GATE_TITLE} back={<BackLink to={isOpen ? paths.profile : paths.home} />}>
      {online || !isOpen ? null : (
        <Banner tone="warning" title="オフラインです">
          管理者画面はオンラインでのみ使えます。入力した内容はこのまま残り、つながると続けられます。
        </Banner>
      )}
      {isOpen ? null : online ? (
        <Gate hasEnded={access === 'ended'} onOpen={enter} />
      ) : (
        <Card>
          <EmptyState title="オフラインです" motif={<Motif svg={gate} />}>
            管理者画面はオンラインでのみ使えます。インターネットにつながると、自動的に続きが開きます。
          </EmptyState>
        </Card>
      )}
      {access === 'shut' ? null : (
        <div hidden={!isOpen}>
          <AdminProvider isOpen={isOpen} onEnded={onEnded}>
            <Dashboard username={username} hasEntered={hasEntered} onLogOut={() => setAccess('shut')} />
          </AdminProvider>
        </div>
      )}
    </Page>
  );
}

interface GateProps {
  /** The admin session expired while the dashboard was open. */
  readonly hasEnded: boolean;
  readonly onOpen: () => void;
}

const blank = { password: '', code: '' };

/** Asks for the admin password, which the server verifies, and for a code once the server has said that it needs one. */
function Gate({ hasEnded, onOpen }: GateProps) {
  const member = useMember();
  const [needsCode, setNeedsCode] = useState(false);
  const field = useFocusWhen<HTMLInputElement>(hasEnded);
  const codeField = useFocusWhen<HTMLInputElement>(needsCode);

  const form: Form<typeof blank> = useForm({
    initial: blank,
    check: ({ code }) =>
      needsCode && plainCode(code).length !== CODE_DIGITS ? { code: '6桁の数字を入力してください' } : {},
    async onSubmit({ password, code }) {
      const last = needsCode ? 'code' : 'password';
      try {
        const outcome = await openAdminSession(member, { password, code: needsCode ? plainCode(code) : null });
        if (outcome.ok) {
          onOpen();
          return undefined;
        }
        if (outcome.reason === 'code-required') setNeedsCode(true);
        form.change(outcome.reason === 'wrong-password' ? { [last]: '' } : { code: '' });
        return { [last]: problemOf(outcome, needsCode) };
      } catch (cause) {
        return { [last]: errorMessage(cause) };
      }
    },
  });
  const { password, code } = form.values;

  return (
    <Card label={GATE_TITLE}>
      <form {...form.props}>
        <Stack gap="m">
          {hasEnded ? (
            <Banner tone="warning" title="管理者認証の期限が切れました">
              もう一度パスワードを入力してください。書きかけの内容があれば、そのまま残っています。
            </Banner>
          ) : (
            <Text>通知やお知らせを扱う方のための画面です。管理者パスワードを入力してください。</Text>
          )}
          <PasswordField
            {...form.field('password')}
            ref={field}
            label="管理者パスワード"
            name="admin-password"
            autoComplete="off"
          />
          {needsCode ? (
            <TextField
              {...form.field('code')}
              ref={codeField}
              label="確認コード"
              name="admin-code"
              hint="認証アプリに出ている6桁の数字です。一度使ったコードは、もう使えません。"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          ) : null}
          <Button
            label="認証する"
            type="submit"
            full
            busy={form.isSubmitting}
            disabled={password === '' || (needsCode && code === '')}
          />
        </Stack>
      </form>
    </Card>
  );
}

const CODE_DIGITS = 6;
const MINUTE_MS = 60_000;

function problemOf(outcome: GateOutcome & { readonly ok: false }, hasCode: boolean): string | undefined {
  switch (outcome.reason) {
    case 'code-required':
      return undefined;
    case 'wrong-password':
      return hasCode ? 'パスワードか確認コードが正しくありません' : 'パスワードが正しくありません';
    case 'too-many':
      // The full minute at which the lockout is over.
      return `入力の回数が多すぎます。${clockTime(Math.ceil(outcome.until / MINUTE_MS) * MINUTE_MS)}以降に、もう一度お試しください`;
  }
}
