import { Link } from 'react-router-dom';
import { useMember } from '../../data/member/member-context.tsx';
import { addEntry, useMemberSetting } from '../../data/member/member-settings.ts';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { List, ListRowWords, listLinkClass } from '../../ui/layout/list.tsx';

const steps = [
  { to: paths.topics, title: '基本を知る', text: '13の意識を、短い解説でひととおり。' },
  { to: paths.practices, title: '十七の稽古を試す', text: '気になるものをひとつ、10分だけ。' },
  { to: paths.specialLessons, title: '特殊意識に進む', text: '「頭の回転を上げる」を、1日1回ずつ30回。' },
  { to: paths.kata, title: '自分の型をつくる', text: '心に浮かべる景色（象）と、向ける意識をひと組に。' },
] as const;

/** Counts how often the guide was closed and opened again: an odd number means closed. */
const SWITCHES = 'closed';

/** Four first steps for new members. Stays collapsed, on all devices, once it has been collapsed. */
export function FirstGuide() {
  const member = useMember();
  const switches = useMemberSetting('guide');
  if (switches === undefined) return null;
  const count = switches[SWITCHES] ?? 0;
  const isOpen = count % 2 === 0;

  function toggle(open: boolean) {
    // The browser reports also what the setting itself has opened or closed.
    if (open === isOpen) return;
    // What could not be stored lasts until the screen is left.
    addEntry(member, 'guide', SWITCHES, count + 1).catch(() => undefined);
  }

  return (
    <Disclosure summary="はじめての方へ" open={isOpen} onToggle={toggle}>
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
