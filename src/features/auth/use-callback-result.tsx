import { useNavigate } from 'react-router-dom';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { writeCodeRequest } from '../../data/account/code-request.ts';
import type { CallbackResult } from '../../data/account/follow-callback.ts';
import { isUsedByGuest, readIdentity } from '../../data/account/identity.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { paths } from '../../paths.ts';
import { type GuestChoice, type SwitchAnswer, useServices } from '../../session/services.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import type { LoginState } from './login-state.ts';

/** What the screen has left to do: nothing after a navigation. */
export type NextStep = { readonly kind: 'existing' | 'left' } | RecoveryStep;

/** Set a new password in this session, then sign in. */
export interface RecoveryStep {
  readonly kind: 'recovery';
  readonly session: AuthSession;
  readonly choice: GuestChoice | null;
}

/** Continues after a mailed link or code: a sign-in at home, an account that was registered elsewhere at the login. */
export function useCallbackResult(): (result: CallbackResult) => Promise<NextStep> {
  const { accounts, completeSignIn, clearDevice, confirmSwitch } = useServices();
  const { confirm } = useDialogs();
  const navigate = useNavigate();

  /** A link may come from anybody, so its account is named before it is used on a device that did not ask for it. */
  const confirmRecovery = async (session: AuthSession, isOwnRequest: boolean): Promise<SwitchAnswer | null> => {
    const hasAccount = readIdentity(localStorage) !== null && !isUsedByGuest(localStorage);
    if (!hasAccount && !isOwnRequest && !(await confirm(recoveryQuestion(session.user.email ?? null)))) return null;
    return confirmSwitch({ ...session.user, byLink: true, session });
  };

  const leave = (to: string, state: unknown = null): NextStep => {
    navigate(to, { replace: true, state });
    return { kind: 'left' };
  };

  return async (result) => {
    if (result.kind !== 'existing') writeCodeRequest(safeLocalStorage, null, Date.now());
    switch (result.kind) {
      case 'existing':
        return result;
      case 'recovery': {
        const { session, isOwnRequest } = result;
        const answer = await confirmRecovery(session, isOwnRequest);
        if (answer !== null) return { kind: 'recovery', session, choice: answer.choice };
        void accounts.revoke(session);
        return leave(paths.login);
      }
      case 'elsewhere': {
        const { memberId: id, email, isConfirmed } = result;
        // The login that follows asks about records without an account.
        const isGuest = isUsedByGuest(localStorage);
        const isWanted = isGuest || (await confirmSwitch({ id, email, byLink: true, session: null })) !== null;
        const identity = readIdentity(localStorage);
        if (isWanted && !isGuest && identity !== null && identity.memberId !== id) await clearDevice();
        const state: LoginState | null = isWanted ? { email, link: isConfirmed ? 'confirmed' : 'opened' } : null;
        return leave(paths.login, state);
      }
      case 'signed-in': {
        const { session } = result;
        const answer = await confirmSwitch({ ...session.user, byLink: true, session, isNew: true });
        if (answer === null) void accounts.revoke(session);
        else await completeSignIn(session, answer.choice);
        return leave(paths.home);
      }
    }
  };
}

/** Confirmation before a guest sets the password of an account whose reset was not requested in this browser. */
function recoveryQuestion(email: string | null) {
  return {
    title: 'このアカウントを使いますか',
    body: (
      <>
        <Text strong>{email ?? 'メールアドレスのないアカウント'}</Text>
        <Text>
          このリンクを開くと、上のアカウントの新しいパスワードを決めて、この端末でログインします。ご自分のアカウントでなければ、使わないでください。
        </Text>
      </>
    ),
    confirmLabel: 'このアカウントを使う',
    cancelLabel: '使わない',
  } as const;
}
