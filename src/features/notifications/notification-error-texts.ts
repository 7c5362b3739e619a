import type { NotificationFailureCode } from '../../data/notifications/notification-failure.ts';

interface NotificationErrorText {
  readonly title: string;
  readonly text: string;
}

const texts: Readonly<Record<NotificationFailureCode, NotificationErrorText>> = {
  'signed-out': {
    title: 'ログインが必要です',
    text: 'ログインしてください。そのあとで、もう一度切り替えられます。',
  },
  offline: {
    title: '通信が必要です',
    text: 'オフラインのため切り替えられませんでした。つながってから、もう一度お試しください。',
  },
  unsupported: {
    title: 'このブラウザは通知に対応していません',
    text: 'Chrome、Edge、Firefox、Safariの新しい版でひらくと、通知を受け取れます。',
  },
  insecure: {
    title: 'HTTPSでひらいたときだけ使えます',
    text: 'いまのアドレスは安全な接続ではありません。「https://」で始まるアドレスからひらいてください。',
  },
  'not-installed': {
    title: 'ホーム画面に追加すると使えます',
    text: 'iPhoneとiPadでは、共有ボタンから「ホーム画面に追加」を選び、そこにできたアイコンからひらくと、通知を受け取れます。',
  },
  'not-set-up': {
    title: '通知はまだ準備されていません',
    text: 'このアプリの運営側で、通知の鍵が設定されていません。設定が済むと、ここで切り替えられます。',
  },
  'permission-denied': {
    title: '通知がブロックされています',
    text: 'ブラウザの設定で、このサイトの通知を「許可」に変えてから、もう一度お試しください。',
  },
  'permission-dismissed': {
    title: '許可の確認が閉じられました',
    text: 'もう一度切り替えると、確認が出ます。「許可」を選んでください。',
  },
  'worker-failed': {
    title: 'サービスワーカーを準備できませんでした',
    text: '一度閉じて開き直し、もう一度お試しください。プライベートブラウズでは使えないことがあります。',
  },
  'worker-timeout': {
    title: 'サービスワーカーの準備に時間がかかっています',
    text: '15秒待ちましたが、整いませんでした。一度閉じて開き直し、もう一度お試しください。',
  },
  'subscribe-denied': {
    title: '通知の登録を断られました',
    text: 'ブラウザか端末の設定が、通知の登録を止めています。通知の設定をお確かめください。',
  },
  'subscribe-unsupported': {
    title: '通知の登録に対応していません',
    text: 'このブラウザの通知のしくみは、このアプリの方式では使えません。別のブラウザでお試しください。',
  },
  'subscribe-aborted': {
    title: '通知の登録が中断されました',
    text: 'ブラウザの通知サービスにつながりませんでした。電波のよい場所で、もう一度お試しください。',
  },
  'subscribe-timeout': {
    title: '通知サービスから返事がありません',
    text: '30秒待ちましたが、登録が終わりませんでした。時間をおいて、もう一度お試しください。',
  },
  'subscribe-failed': {
    title: '通知を登録できませんでした',
    text: 'ブラウザの中で問題が起きました。一度閉じて開き直し、もう一度お試しください。',
  },
  'key-failed': {
    title: '通知の鍵を処理できませんでした',
    text: '開き直しても直らないときは、運営にお知らせください。下の詳細情報が手がかりになります。',
  },
  'save-failed': {
    title: '登録を保存できませんでした',
    text: 'サーバーに届かなかったため、この端末の登録は取り消しました。もう一度お試しください。',
  },
  'disable-failed': {
    title: 'プッシュ通知の無効化に失敗しました。',
    text: 'この端末には、まだ通知が届くことがあります。つながる場所で、もう一度お試しください。',
  },
};

/** Where an app on the home screen of an iPhone or iPad gets its permission back: iOS asks once, and never again. */
export const IOS_SETTINGS =
  '端末の「設定」→「通知」→「稽古」で「通知を許可」をオンにしてから、もう一度お試しください。';

const iosAppTexts: Partial<Readonly<Record<NotificationFailureCode, NotificationErrorText>>> = {
  'permission-denied': { title: '通知が許可されていません', text: IOS_SETTINGS },
  'permission-dismissed': { title: '通知の許可が必要です', text: `確認が出ないときは、${IOS_SETTINGS}` },
  'subscribe-denied': { title: '通知の登録を断られました', text: IOS_SETTINGS },
};

/** The text for a failure; `isIosApp` for an app on the home screen of an iPhone or iPad. */
export function notificationErrorText(code: NotificationFailureCode, isIosApp: boolean): NotificationErrorText {
  return (isIosApp ? iosAppTexts[code] : undefined) ?? texts[code];
}
