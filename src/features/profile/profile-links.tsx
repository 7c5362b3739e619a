import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import { type DeviceKind, deviceOf } from '../../lib/browser/device.ts';
import { ListLink } from '../../navigation/list-link.tsx';
import { paths } from '../../paths.ts';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';

const mine = [
  { to: paths.notebook, title: '稽古帳', text: '稽古のあとのひとこと' },
  ...(import.meta.env.VITE_GUESTS === 'off'
    ? []
    : [{ to: paths.passOn, title: 'だれかに渡す', text: '稽古をひとつ、登録なしで' }]),
  { to: paths.announcements, title: 'お知らせ', text: 'これまでのお知らせを読み返す' },
  { to: paths.myData, title: 'データ管理', text: '書き出し、取り込み、アカウントの削除' },
];

const device = [
  { to: paths.settings, title: '設定', text: '明るさ、文字の大きさ、声、音、パスワード' },
  { to: paths.notifications, title: '通知設定', text: 'お知らせと、稽古の声かけ' },
  { to: paths.sync, title: '同期の状態', text: '最後の同期と、未送信の記録' },
] as const;

const app = [
  { to: paths.help, title: 'ヘルプ', text: 'よくあるご質問' },
  { to: paths.terms, title: '利用規約' },
  { to: paths.privacy, title: 'プライバシーポリシー', text: 'お預かりする情報と、お問い合わせ先' },
  { to: paths.transmission, title: '外部送信', text: '何が、どこへ、何のために送られるか' },
  { to: paths.evidence, title: '稽古でわかること、わからないこと' },
  { to: paths.accessibility, title: 'アクセシビリティ', text: '方針と、試験の結果' },
  { to: paths.licenses, title: 'ライセンス', text: '使っているソフトウェア' },
  { to: paths.admin, title: '管理者画面', text: '運営する人のための画面' },
] as const;

/** Links to the profile's subpages in three groups. */
export function ProfileLinks() {
  return (
    <>
      <Group title="わたし" links={mine} />
      <Group title="端末" links={device}>
        <InstallEntry />
      </Group>
      <Group title="このアプリについて" links={app} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly title: string; readonly text?: string }[];
  readonly children?: ReactNode;
}

function Group({ title, links, children }: GroupProps) {
  return (
    <TitledCard title={title}>
      <List>
        {links.map((link) => (
          <ListLink key={link.to} {...link} />
        ))}
        {children}
      </List>
    </TitledCard>
  );
}

const titles: Readonly<Record<DeviceKind, string>> = {
  iphone: 'ホーム画面に追加',
  ipad: 'ホーム画面に追加',
  android: 'ホーム画面に追加',
  'mac-safari': 'Dockに追加',
  edge: 'アプリとして使う',
  desktop: 'アプリとして使う',
};

/** Installs the app on demand, even if the prompt was dismissed. Hidden once installed. */
function InstallEntry() {
  const way = useInstallWay();
  const { install } = useInstallPrompt();
  if (way === 'none') return null;
  return (
    <ListRow
      title={titles[deviceOf(navigator).kind]}
      text="ひと押しで稽古がひらきます"
      trailing={<ChevronRight aria-hidden="true" />}
      render={<button type="button" onClick={() => void install()} />}
    />
  );
}
