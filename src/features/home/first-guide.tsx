import { Link } from 'react-router-dom';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { List, ListRowWords, listLinkClass } from '../../ui/layout/list.tsx';

const steps = [
  { to: paths.topics, title: '基本を知る', text: '13の意識を、短い解説でひととおり。' },
  { to: paths.practices, title: '十七の稽古を試す', text: '気になるものを一つ、10分だけ。' },
  { to: paths.specialLessons, title: '特殊意識に進む', text: '30日で「頭の回転を上げる」をひとめぐり。' },
  { to: paths.kata, title: '自分の型をつくる', text: '象と意識を一組にして、書きとめます。' },
] as const;

const OPEN_KEY = 'keiko.first-guide';

/** Four first steps for new members. Stays collapsed once it has been collapsed. */
export function FirstGuide() {
  return (
    <Disclosure
      summary="はじめての方へ"
      open={safeLocalStorage.getItem(OPEN_KEY) !== 'closed'}
      onToggle={(open) => safeLocalStorage.setItem(OPEN_KEY, open ? 'open' : 'closed')}
    >
      <List as="ol">
        {steps.map(({ to, title, text }, index) => (
          <li key={to}>
            <Link to={to} className={listLinkClass()}>
              <ListRowWords leading={`${index + 1}`} title={title} text={text} />
            </Link>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
