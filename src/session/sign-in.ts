import type { SessionBroker } from '../../sync/engine/session-broker.ts';
import { GUEST } from '../../sync/model/account/guest.ts';
import type { AuthSession } from '../../sync/protocol/auth-session.ts';
import { addRemoval, CLAIM_LOCK, readIdentity, signOutMember, writeIdentity } from '../data/account/identity.ts';
import type { Diagnostics } from '../data/diagnostics/diagnostics.ts';
import type { Member } from '../data/member/member.ts';
import { webLocks } from '../lib/browser/web-locks.ts';
import { findDataOf } from './device-data.ts';
import { removeForeignData } from './foreign-data.ts';
import { claimGuestData } from './guest-data.ts';
import type { ClaimedRows, GuestChoice, Services } from './services.tsx';
import type { createSession } from './session.ts';
import type { SessionState } from './session-events.ts';

interface SignInOptions {
  readonly session: ReturnType<typeof createSession>;
  readonly broker: SessionBroker;
  readonly revoke: Services['revoke'];
  readonly diagnostics: Diagnostics;
}

/** Signs in, with or without an account, and out; see Services. */
export function createSignIn({ session, broker, revoke, diagnostics }: SignInOptions) {
  async function completeSignIn(next: AuthSession, choice: GuestChoice | null): Promise<void> {
    const before = session.openMember();
    const { id, email = null } = next.user;
    const former = await session.enqueue(async () => {
      const identity = readIdentity(localStorage);
      const isSwitch = identity !== null && identity.memberId !== GUEST && identity.memberId !== id;
      const left = isSwitch ? await clear({ status: 'loading' }) : null;
      const guest = session.openMember();
      // Another tab may sign in, or take back a claim that was cut off.
      await webLocks.withLock(CLAIM_LOCK, async () => {
        if (guest?.isGuest && choice?.kind === 'add') return claim(guest, next, choice);
        const dataId = identity?.memberId === id ? identity.dataId : await findDataOf(id);
        if (guest?.isGuest && choice?.kind === 'delete') addRemoval(localStorage, guest.dataId);
        // In this order: a start in another tab removes a session without an identity.
        writeIdentity(localStorage, { dataId, memberId: id, email });
        await broker.save(next);
      });
      return left;
    });
    if (former !== null) void revoke(former);
    await session.open();
    if (before?.id === id) before.scheduler.dispatch('signed-in');
    // Asks the browser not to evict the data. Best effort: nothing depends on the result.
    void navigator.storage?.persist?.();
  }

  /** The data changes its owner first: a start without an identity that follows gives it back. */
  async function claim(guest: Member, next: AuthSession, rows: ClaimedRows): Promise<void> {
    const { id, email = null } = next.user;
    const cancel = await claimGuestData(guest, id, rows);
    const former = readIdentity(localStorage);
    try {
      writeIdentity(localStorage, { dataId: guest.dataId, memberId: id, email });
      await broker.save(next);
    } catch (error) {
      if (former !== null) writeIdentity(localStorage, former);
      await cancel();
      throw error;
    }
  }

  /** Opens the app without an account, with what a guest has recorded on this device. */
  async function startAsGuest(): Promise<void> {
    await session.enqueue(async () =>
      writeIdentity(localStorage, { dataId: await findDataOf(GUEST), memberId: GUEST, email: null }),
    );
    await session.open();
  }

  /** Removes all of the member's data from the device; resolves to the session that was stored. */
  async function clear(next: SessionState): Promise<AuthSession | null> {
    const member = session.openMember();
    // If the app is closed now, the next start removes what is left.
    signOutMember(localStorage, member?.dataId ?? readIdentity(localStorage)?.dataId ?? null);
    // Needs the member's session. Where it fails, the next start removes the subscription of a former member.
    await import('../data/notifications/notification-switch.ts')
      .then(({ detachNotifications }) => detachNotifications(member))
      .catch(() => undefined);
    const stored = await broker.stored();
    await session.apply({ type: 'cleared', next });
    await removeForeignData(broker, diagnostics);
    return stored;
  }

  /** Signs out, and removes all of the member's data from the device. */
  async function clearDevice(): Promise<void> {
    const stored = await session.enqueue(() => clear({ status: 'signed-out', hasLeft: true }));
    if (stored !== null) await revoke(stored);
  }

  return { completeSignIn, startAsGuest, clearDevice };
}
