import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListRowWords, listLinkClass } from '../../ui/layout/list.tsx';
import { InstallEntry } from './install-entry.tsx';

const links = [
  { to: paths.notebook, title: '稽古帳', text: '稽古のあとのひとこと' },
  { to: paths.announcements, title: 'お知らせ', text: 'これまでのお知らせを読み返す' },
  { to: paths.notifications, title: '通知設定', text: 'お知らせと、稽古の声かけ' },
  { to: paths.settings, title: '設定', text: '明るさ、文字の大きさ、声、パスワード' },
  { to: paths.myData, title: 'データ管理', text: '書き出し、取り込み、アカウントの削除' },
  { to: paths.sync, title: '同期の状態', text: '最後の同期と、未送信の記録' },
  { to: paths.admin, title: '管理者画面', text: '通知とお知らせの配信' },
] as const;

const aboutApp = [
  { to: paths.help, title: 'ヘルプ', text: 'よくあるご質問' },
  { to: paths.terms, title: '利用規約' },
  { to: paths.privacy, title: 'プライバシーポリシー', text: 'お預かりする情報と、お問い合わせ先' },
  { to: paths.licenses, title: 'ライセンス', text: '使っているソフトウェア' },
] as const;

/** Links to the profile's subpages, and to what the operator has to say. */
export function ProfileLinks() {
  return (
    <>
      <Card label="メニュー">
        <List>
          {links.map((link) => (
            <Entry key={link.to} {...link} />
          ))}
          <InstallEntry />
        </List>
      </Card>
      <Card label="このアプリについて">
        <List>
          {aboutApp.map((link) => (
            <Entry key={link.to} {...link} />
          ))}
        </List>
      </Card>
    </>
  );
}

function Entry({ to, title, text }: { readonly to: string; readonly title: string; readonly text?: string }) {
  return (
    <li>
      <Link to={to} className={listLinkClass()}>
        <ListRowWords title={title} text={text} trailing={<ChevronRight aria-hidden="true" />} />
      </Link>
    </li>
  );
}
