import { useNavigate } from 'react-router-dom';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { writeCodeRequest } from '../../data/account/code-request.ts';
import type { LinkResult } from '../../data/account/follow-link.ts';
import { isUsedByGuest, readIdentity } from '../../data/account/identity.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { paths } from '../../paths.ts';
import { type GuestChoice, type SwitchAnswer, useServices } from '../../session/services.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { LoginState } from './login-state.ts';

/** What the screen has left to do: nothing after a navigation. */
export type NextStep =
  | { readonly kind: 'left' }
  | { readonly kind: 'address'; readonly isComplete: boolean }
  | NewPasswordStep;

/** Set a new password in this session, then sign in. */
export interface NewPasswordStep {
  readonly kind: 'new-password';
  readonly session: AuthSession;
  readonly choice: GuestChoice | null;
}

type Offer = Extract<LinkResult, { kind: 'offered' }>;

/** Continues after a mailed link or code: a sign-in at home, an account that was registered elsewhere at the login. */
export function useLinkResult(): (result: LinkResult) => Promise<NextStep> {
  const { revoke, completeSignIn, clearDevice, confirmSwitch } = useServices();
  const { confirm } = useDialogs();
  const navigate = useNavigate();

  /** A link may come from anybody, so its account is named before it is used on a device that did not ask for it. */
  const confirmOffer = async ({ session, isOwnRequest, needsPassword }: Offer): Promise<SwitchAnswer | null> => {
    const hasAccount = readIdentity(localStorage) !== null && !isUsedByGuest(localStorage);
    const isNamed = hasAccount || isOwnRequest;
    if (!isNamed && !(await confirm(offerQuestion(session.user.email ?? null, needsPassword)))) return null;
    return confirmSwitch({ ...session.user, byLink: true, session });
  };

  const leave = (to: string, state: unknown = null): NextStep => {
    navigate(to, { replace: true, state });
    return { kind: 'left' };
  };

  return async (result) => {
    if (result.kind !== 'address') writeCodeRequest(safeLocalStorage, null, Date.now());
    switch (result.kind) {
      case 'address':
        return result;
      case 'offered': {
        const { session, needsPassword } = result;
        const answer = await confirmOffer(result);
        if (answer === null) {
          void revoke(session);
          return leave(paths.login);
        }
        if (needsPassword) return { kind: 'new-password', session, choice: answer.choice };
        await completeSignIn(session, answer.choice);
        return leave(paths.home);
      }
      case 'elsewhere': {
        const { memberId: id, email, isConfirmed, hasForm } = result;
        // The login that follows asks about records without an account.
        const isGuest = isUsedByGuest(localStorage);
        const isWanted = isGuest || (await confirmSwitch({ id, email, byLink: true, session: null })) !== null;
        const identity = readIdentity(localStorage);
        if (isWanted && !isGuest && identity !== null && identity.memberId !== id) await clearDevice();
        const link = !hasForm ? 'no-password' : isConfirmed ? 'confirmed' : 'opened';
        const state: LoginState | null = isWanted ? { email, link } : null;
        return leave(paths.login, state);
      }
      case 'signed-in': {
        const { session } = result;
        const answer = await confirmSwitch({ ...session.user, byLink: true, session, isNew: true });
        if (answer === null) void revoke(session);
        else await completeSignIn(session, answer.choice);
        return leave(paths.home);
      }
    }
  };
}

/** Confirmation before an account is used that nobody has asked for in this browser. */
function offerQuestion(email: string | null, needsPassword: boolean) {
  const what = needsPassword ? '上のアカウントの新しいパスワードを決めて、' : '上のアカウントで、';
  return {
    title: 'このアカウントを使いますか',
    body: (
      <>
        <Text strong>{email ?? 'メールアドレスのないアカウント'}</Text>
        <Text>{`このリンクを開くと、${what}この端末でログインします。ご自分のアカウントでなければ、使わないでください。`}</Text>
      </>
    ),
    confirmLabel: 'このアカウントを使う',
    cancelLabel: '使わない',
  } as const;
}
