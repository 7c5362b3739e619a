import { ListLink } from '../../navigation/list-link.tsx';
import { origins, paths } from '../../paths.ts';
import { Card } from '../../ui/layout/boxes.tsx';
import { List } from '../../ui/layout/list.tsx';
import { Heading } from '../../ui/layout/text.tsx';

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
        {links.map((link) => (
          <ListLink key={link.to} {...link} state={origins.practices} />
        ))}
      </List>
    </Card>
  );
}
