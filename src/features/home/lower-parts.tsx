import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Suspense, useId, useState } from 'react';
import { type Day, dayAt } from '../../../sync/model/day/day.ts';
import type { GroupPracticeDate } from '../../../sync/model/published/group-practices.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useFirstSyncRunning, useHomeArriving } from '../../data/sync/sync-status.ts';
import { repetitionText, useGroupPractices } from '../../data/training/group-practices.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { clockTime, dayAndWeekday } from '../../lib/date-format.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Cards } from '../../shared/cards.tsx';
import { SignOutButton } from '../../shared/sign-out-button.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { formatCalendarFile } from './calendar-file.ts';
import { ExtraCardView } from './extra-card-view.tsx';
import type { HomePractices } from './home-practices.ts';
import { ProgrammeCard } from './programme-card.tsx';
import { type PracticeFacts, useExtraCard, usePracticeFacts } from './use-extra-card.ts';

/** What stands below today's training: as a whole, so that no part moves away from under a finger. */
export function LowerParts({ loadPractices }: { readonly loadPractices: () => Promise<HomePractices> }) {
  const facts = usePracticeFacts(loadPractices);
  const isArriving = useHomeArriving();
  const isFirstSync = useFirstSyncRunning();
  const isRead = !isArriving && (facts !== undefined || isFirstSync);
  const [hasAppeared, setHasAppeared] = useState(isRead);
  if (isRead && !hasAppeared) setHasAppeared(true);
  if (!hasAppeared) return null;
  return (
    <Suspense>
      <Cards>
        <SuggestedCards facts={facts} />
        <GroupPracticeCard />
        <ButtonLink label="お知らせ" variant="quiet" size="small" full to={paths.announcements} />
        <SignOutButton />
      </Cards>
    </Suspense>
  );
}

function SuggestedCards({ facts }: { readonly facts: PracticeFacts | undefined }) {
  const card = useExtraCard(facts);
  return (
    <>
      {card === null ? null : <ExtraCardView card={card} />}
      <ProgrammeCard isSuggested={card?.kind === 'lesson'} />
    </>
  );
}

const SHOWN = 2;

/** The upcoming online sessions, and a disabled entry for the archive. Without an account some come without their address. */
function GroupPracticeCard() {
  const dates = useGroupPractices();
  const today = useToday();
  const { isGuest } = useMember();
  const items = dates.map((date) => (
    <GroupPracticeItem key={`${date.practice.id} ${date.startsAt}`} date={date} dates={dates} today={today} />
  ));
  const needsAccount = isGuest && dates.some(({ practice }) => practice.url === null);
  return (
    <TitledCard title="合同稽古" aside={<Button label="アーカイブ" size="small" variant="ghost" disabled />}>
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
    </TitledCard>
  );
}

interface GroupPracticeItemProps {
  readonly date: GroupPracticeDate;
  /** All that are listed. */
  readonly dates: readonly GroupPracticeDate[];
  readonly today: Day;
}

/** One date of an online session, with a join link once it has an address, and a calendar export. */
function GroupPracticeItem({ date, dates, today }: GroupPracticeItemProps) {
  const { practice, startsAt } = date;
  const { title, url } = practice;
  const repetition = repetitionText(practice);
  const titleId = useId();
  const day = dayAt(startsAt);
  return (
    <li>
      <Stack gap="xs">
        <Stack gap="3xs">
          <Row gap="xs">
            <Text as="span" strong numeric>{`${dayAndWeekday(day)}${clockTime(startsAt)}`}</Text>
            {day === today ? <Chip tone="accent">今日</Chip> : null}
            {repetition === null ? null : <Chip>{repetition}</Chip>}
          </Row>
          <Small id={titleId}>{title}</Small>
        </Stack>
        <Row gap="xs" equal>
          {url === null ? null : (
            <ButtonLink
              label="参加する"
              size="small"
              variant="outline"
              to={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={titleId}
            />
          )}
          <Button
            label={repetition === null ? '予定に追加' : 'この先の回を予定に追加'}
            size="small"
            variant="outline"
            icon={<CalendarPlus aria-hidden="true" />}
            aria-describedby={titleId}
            onClick={() => saveToCalendar(date, dates)}
          />
        </Row>
      </Stack>
    </li>
  );
}

/** The file of a repeated session has each of its dates that is listed from this one on. */
function saveToCalendar({ practice, startsAt }: GroupPracticeDate, dates: readonly GroupPracticeDate[]): void {
  const { id, title, url } = practice;
  const listed = dates.filter((date) => date.practice === practice && date.startsAt >= startsAt);
  const events = listed.map((date) => ({
    uid: `${id}-${dayAt(date.startsAt)}@keiko`,
    title,
    url,
    startsAt: date.startsAt,
  }));
  const content = formatCalendarFile(events, Date.now());
  void saveFile({ name: `keiko-${dayAt(startsAt)}.ics`, type: 'text/calendar;charset=utf-8', content });
}
