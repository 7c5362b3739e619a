import { useSyncExternalStore } from 'react';
import { areSettingsLost } from '../account/identity.ts';
import { useMember } from '../member/member-context.tsx';

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

const UNSENT_LOST = '送る前だった記録があれば、それは戻りません。';
const DROPPED = 'この端末の保存データが消えていました。';

const notices = {
  'login-sends': {
    title: '再ログインが必要です',
    text: '記録はこの端末に残っています。ログインすると送信を再開します。',
  },
  'login-restores': {
    title: '再ログインが必要です',
    text: `${DROPPED}ログインすると、サーバーに届いていた記録が戻ります。${UNSENT_LOST}`,
  },
  'update-sends': {
    title: 'アプリの更新が必要です',
    text: '記録はこの端末に残っています。通信のある場所で開き直すと、更新されて送信を再開します。',
  },
  'update-restores': {
    title: 'アプリの更新が必要です',
    text: `${DROPPED}通信のある場所で開き直すと、更新されて、サーバーに届いていた記録が戻ります。${UNSENT_LOST}`,
  },
  restoring: {
    title: '記録を読み込み直しています',
    text: `${DROPPED}サーバーに届いた記録を戻しています。${UNSENT_LOST}`,
  },
  'network-restores': {
    title: 'この端末の保存データが消えていました',
    text: `つながると、サーバーに届いていた記録が戻ります。${UNSENT_LOST}`,
  },
  restored: {
    title: '記録を読み込み直しました',
    text: `${DROPPED}サーバーに届いていた記録は、戻しました。${UNSENT_LOST}`,
  },
  'no-copy': {
    title: 'この端末の保存データが消えていました',
    text: '登録していないため、記録の控えはサーバーにありません。書き出したファイルがあれば、データ管理から取り込めます。',
  },
  'settings-lost': {
    title: 'この端末の設定が消えていました',
    text: '明るさや声などの設定が、はじめの状態に戻っています。記録は残っています。書きかけの文があれば、それは戻りません。',
  },
} as const;

export type DataNotice = keyof typeof notices;

export function noticeTexts(notice: DataNotice): (typeof notices)[DataNotice] {
  return notices[notice];
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
  const { isLocal, wasWiped, scheduler } = useMember();
  const read = (): DataNotice | null => {
    const { haltedBy, online } = scheduler.schedule();
    const isLost = wasWiped && !isRead;
    const isRestored = !isRead && areSettingsLost(localStorage);
    const who = isLocal ? 'local' : 'account';
    return dataNotice({
      session: haltedBy === 'signed-out' ? 'refused' : haltedBy === 'update-required' ? 'outdated' : 'accepted',
      database: !isLost ? 'kept' : scheduler.everSynced() && !isLocal ? 'pulled-again' : 'dropped',
      identity: isRestored ? `${who}-restored` : who,
      network: online ? 'online' : 'offline',
    });
  };
  return useSyncExternalStore(scheduler.subscribe, read);
}
