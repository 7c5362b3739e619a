import { useSyncExternalStore } from 'react';
import { areSettingsLost } from '../account/identity.ts';
import { useMember } from '../member/member-context.tsx';
import type { DataNotice } from './data-notice-texts.ts';

/** `outdated`: the server accepts the session, and no longer this build. */
export const noticeSessions = ['accepted', 'refused', 'outdated'] as const;

/** `dropped`: by the browser, and not pulled again yet. */
export const noticeDatabases = ['kept', 'dropped', 'pulled-again'] as const;

/** `restored`: the browser had lost the identity, and with it the settings. */
export const noticeIdentities = ['account', 'account-restored', 'local', 'local-restored'] as const;

export const noticeNetworks = ['online', 'offline'] as const;

export interface NoticeFacts {
  readonly session: (typeof noticeSessions)[number];
  readonly database: (typeof noticeDatabases)[number];
  readonly identity: (typeof noticeIdentities)[number];
  readonly network: (typeof noticeNetworks)[number];
}

/** Nothing is sent until the member has done something. */
export function isUrgent(notice: DataNotice): boolean {
  return notice.startsWith('login-') || notice.startsWith('update-');
}

/** What is known of the member's data, and no more: a missing session tells nothing of the database. */
export function dataNotice({ session, database, identity, network }: NoticeFacts): DataNotice | null {
  const isDropped = database === 'dropped';
  switch (identity) {
    case 'local':
    case 'local-restored':
      if (isDropped) return 'no-copy';
      return identity === 'local-restored' ? 'settings-lost' : null;
    case 'account':
    case 'account-restored':
      if (session === 'refused') return isDropped ? 'login-restores' : 'login-sends';
      if (session === 'outdated') return isDropped ? 'update-restores' : 'update-sends';
      if (isDropped) return network === 'online' ? 'restoring' : 'network-restores';
      if (database === 'pulled-again') return 'restored';
      return identity === 'account-restored' ? 'settings-lost' : null;
  }
}

/** `isRead`: the member has dismissed what was said before. */
export function useDataNotice(isRead: boolean): DataNotice | null {
  const { isGuest, wasWiped, scheduler } = useMember();
  const read = (): DataNotice | null => {
    const { haltedBy, online } = scheduler.schedule();
    const isLost = wasWiped && !isRead;
    const isRestored = !isRead && areSettingsLost(localStorage);
    const who = isGuest ? 'local' : 'account';
    return dataNotice({
      session: haltedBy === 'signed-out' ? 'refused' : haltedBy === 'update-required' ? 'outdated' : 'accepted',
      database: !isLost ? 'kept' : scheduler.everSynced() && !isGuest ? 'pulled-again' : 'dropped',
      identity: isRestored ? `${who}-restored` : who,
      network: online ? 'online' : 'offline',
    });
  };
  return useSyncExternalStore(scheduler.subscribe, read);
}
