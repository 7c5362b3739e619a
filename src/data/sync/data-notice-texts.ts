const UNSENT_LOST = '送る前だった記録があれば、それは戻りません。';
const DROPPED = 'この端末の保存データが消えていました。';

/** What a member reads of their data on this device; loaded when there is something to say. */
export const noticeTexts = {
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

export type DataNotice = keyof typeof noticeTexts;
