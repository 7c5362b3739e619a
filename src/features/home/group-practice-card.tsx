import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useGroupPractices } from '../../data/training/group-practices.ts';
import { lazyPart, pick } from '../../lib/lazy.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Small } from '../../ui/layout/text.tsx';

const GroupPracticeItem = lazyPart(pick('GroupPracticeItem', () => import('./group-practice-item.tsx')));

const SHOWN = 2;

/** The upcoming online sessions, and a disabled entry for the archive. Without an account some come without their address. */
export function GroupPracticeCard() {
  const dates = useGroupPractices();
  const today = useToday();
  const { isGuest } = useMember();
  const items = dates.map((date) => (
    <GroupPracticeItem key={`${date.practice.id} ${date.startsAt}`} date={date} today={today} />
  ));
  const needsAccount = isGuest && dates.some(({ practice }) => practice.url === null);
  return (
    <Card labelledBy="group-practice" gap="s">
      <Row justify="between">
        <Heading id="group-practice">合同稽古</Heading>
        <Button label="アーカイブ" size="small" variant="ghost" disabled />
      </Row>
      {items.length === 0 ? <Small>今月の予定はありません</Small> : <Stack as="ul">{items.slice(0, SHOWN)}</Stack>}
      {items.length > SHOWN ? (
        <Disclosure summary={`ほか${items.length - SHOWN}件の予定`}>
          <Stack as="ul">{items.slice(SHOWN)}</Stack>
        </Disclosure>
      ) : null}
      {needsAccount ? (
        <Row justify="between">
          <Small>参加には登録がいります</Small>
          <ButtonLink label="登録する" size="small" variant="outline" to={paths.register} />
        </Row>
      ) : null}
    </Card>
  );
}
