import type { GroupPracticeDate } from '../../../sync/model/published/group-practices.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { lazyOptional } from '../../lib/lazy-optional.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Card, Heading, Row, Small, Stack } from '../../ui/layout/primitives.tsx';

const GroupPracticeItem = lazyOptional(async () => (await import('./group-practice-item.tsx')).GroupPracticeItem);

const SHOWN = 2;

/** The upcoming online sessions, and a disabled entry for the archive. */
export function GroupPracticeCard({ dates }: { readonly dates: readonly GroupPracticeDate[] }) {
  const today = useToday();
  const { isGuest } = useMember();
  const items = dates.map((date) => (
    <GroupPracticeItem key={`${date.practice.id} ${date.startsAt}`} date={date} today={today} />
  ));
  return (
    <Card labelledBy="group-practice" gap="s">
      <Row justify="between">
        <Heading id="group-practice">合同稽古</Heading>
        <Button label="アーカイブ" size="small" variant="ghost" disabled />
      </Row>
      {items.length === 0 ? (
        <Small>{isGuest ? '日程は、登録するとここに並びます' : '今月の予定はありません'}</Small>
      ) : (
        <Stack as="ul">{items.slice(0, SHOWN)}</Stack>
      )}
      {items.length > SHOWN ? (
        <Disclosure summary={`ほか${items.length - SHOWN}件の予定`}>
          <Stack as="ul">{items.slice(SHOWN)}</Stack>
        </Disclosure>
      ) : null}
    </Card>
  );
}
