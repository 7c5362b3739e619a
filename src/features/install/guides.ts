import type { DeviceKind } from '../../lib/browser/device.ts';
import addSquare from './pictures/add-square.svg?raw';
import computer from './pictures/computer.svg?raw';
import dock from './pictures/dock.svg?raw';
import done from './pictures/done.svg?raw';
import install from './pictures/install.svg?raw';
import menu from './pictures/menu.svg?raw';
import menuBar from './pictures/menu-bar.svg?raw';
import phone from './pictures/phone.svg?raw';
import share from './pictures/share.svg?raw';
import tablet from './pictures/tablet.svg?raw';

/** `picture`: the text of its SVG file. */
type Step = readonly [picture: string, title: string, text: string];

interface Guide {
  /** A device with the app's seal, as the text of an SVG file. */
  readonly device: string;
  readonly question: string;
  readonly title: string;
  readonly steps: readonly [Step, ...Step[]];
  readonly note?: string;
  /** Why the app should not stay in this browser, whose installed app begins with a storage of its own; missing where it may. */
  readonly reason?: string;
}

/** In place of the question, for who has no account where the installed app would open empty. */
export const registerFirst = {
  question: '先に登録すると、アプリでも続きから始められます',
  text: '追加したアプリは、Safariとは別に記録を持ち、はじめは空のままひらきます。登録すると、ここまでの記録を引き継げます。登録しないときは、先に書き出しておけます。',
} as const;

const IOS_NOTE = 'iOSでは必ずSafariブラウザをご利用ください';

/** Safari deletes what a site has stored after seven days of use without a visit to it; an installed app is exempt. */
const SAFARI_REASON =
  'Safariのままでは、7日ひらかないと、まだ送っていない記録がこの端末から消えることがあります。追加すれば残ります。';

const addToHomeScreen: readonly Step[] = [
  [addSquare, '「ホーム画面に追加」を選びます', '見えないときは、一覧を上へ送ると出てきます。'],
  [addSquare, '右上の「追加」を押します', '「Webアプリとして開く」と出るときは、オンのままにします。'],
  [done, '円相の印からひらき、ログインします', 'Safariとは別にデータを持つので、はじめに一度だけログインします。'],
];

const installInWindow: Step = [done, '「インストール」を押します', '稽古のアプリが、ひとつの窓で開きます。'];

/** Install instructions per kind of device, in the wording of its browser. */
export const guides: Readonly<Record<DeviceKind, Guide>> = {
  iphone: {
    device: phone,
    question: 'ホーム画面に追加しませんか',
    title: 'iPhoneのホーム画面に追加',
    steps: [
      [share, '共有ボタンを押します', 'Safariの下のほうにあります。見えないときは「…」の中です。'],
      ...addToHomeScreen,
    ],
    note: IOS_NOTE,
    reason: SAFARI_REASON,
  },
  ipad: {
    device: tablet,
    question: 'ホーム画面に追加しませんか',
    title: 'iPadのホーム画面に追加',
    steps: [[share, '共有ボタンを押します', 'Safariの右上、アドレス欄のならびにあります。'], ...addToHomeScreen],
    note: IOS_NOTE,
    reason: SAFARI_REASON,
  },
  android: {
    device: phone,
    question: 'ホーム画面に追加しませんか',
    title: 'Androidのホーム画面に追加',
    steps: [
      [menu, 'ブラウザのメニューを開きます', '画面の隅の「︙」や「≡」の印です。'],
      [addSquare, '「ホーム画面に追加」を選びます', '「アプリをインストール」と書かれていることもあります。'],
      [done, '「追加」か「インストール」を押します', 'ホーム画面に円相の印が並びます。'],
    ],
  },
  'mac-safari': {
    device: computer,
    question: 'Dockに追加しませんか',
    title: 'MacのDockに追加',
    steps: [
      [menuBar, '「ファイル」を開きます', '画面のいちばん上、メニューバーの中です。'],
      [dock, '「Dockに追加」を選びます', '名前と印を確かめる小さな窓が開きます。'],
      [done, '「追加」を押します', 'Dockに円相の印が並びます。'],
    ],
    reason: SAFARI_REASON,
  },
  edge: {
    device: computer,
    question: 'アプリとして使いませんか',
    title: 'パソコンにインストール（Edge）',
    steps: [
      [menu, '右上の「…」を開きます', 'アドレス欄の右端に印が出ていれば、それでもかまいません。'],
      [install, '「アプリ」から選びます', '「このサイトをアプリとしてインストール」とあります。'],
      installInWindow,
    ],
  },
  desktop: {
    device: computer,
    question: 'アプリとして使いませんか',
    title: 'パソコンにインストール（Chrome）',
    steps: [
      [install, 'アドレス欄の右端の印を押します', '画面に下向きの矢印が入った印です。'],
      [menu, '印がないときは「︙」から', '「キャスト、保存、共有」の「ページをアプリとしてインストール」です。'],
      installInWindow,
    ],
  },
};
