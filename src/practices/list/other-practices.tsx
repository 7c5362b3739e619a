import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { origins, paths } from '../../paths.ts';
import { List, ListRowWords, listLinkClass } from '../../ui/layout/list.tsx';
import { Card, Heading } from '../../ui/layout/primitives.tsx';

const links = [
  { to: paths.circuits, title: 'サーキット', text: '持ち場を続けてひと回り' },
  { to: paths.foresight, title: '先読（記録つき）', text: '読みかけでも、そこまでを記録' },
] as const;

/** Practices that have no tile. */
export function OtherPractices() {
  return (
    <Card labelledBy="other-practices">
      <Heading id="other-practices">そのほかの稽古</Heading>
      <List>
        {links.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={listLinkClass()} state={origins.practices}>
              <ListRowWords title={title} text={text} trailing={<ChevronRight aria-hidden="true" />} />
            </Link>
          </li>
        ))}
      </List>
    </Card>
  );
}
