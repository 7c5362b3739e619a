import type { Day } from '../../../sync/model/day/day.ts';
import { MONTHLY, monthlyWeek } from '../../../sync/model/practice/monthly.ts';
import { practiceName } from '../../data/training/practice-names.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { ListLink } from '../../navigation/list-link.tsx';
import { origins, paths } from '../../paths.ts';
import { Card } from '../../ui/layout/boxes.tsx';
import { List } from '../../ui/layout/list.tsx';
import { Heading } from '../../ui/layout/text.tsx';

const links = [
  { to: paths.byEar, title: '耳で稽古', text: '今日の稽古と十四ツを、声だけで' },
  { to: paths.circuits, title: 'サーキット', text: '持ち場を続けてひと回り' },
  { to: paths.foresight, title: '先読（記録つき）', text: '読みかけでも、そこまでを記録' },
] as const;

/** Practices that have no tile; 月の通し稽古 in its week. */
export function OtherPractices({ today }: { readonly today: Day }) {
  const week = monthlyWeek(today);
  const until = week && `聞く、当てる、語り直す。${monthAndDay(week.lastDay)}まで`;
  const monthly = until === null ? [] : [{ to: paths.practice(MONTHLY), title: practiceName(MONTHLY), text: until }];
  return (
    <Card labelledBy="other-practices">
      <Heading id="other-practices">そのほかの稽古</Heading>
      <List>
        {[...monthly, ...links].map((link) => (
          <ListLink key={link.to} {...link} state={origins.practices} />
        ))}
      </List>
    </Card>
  );
}
