import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useDeferredValue, useState } from 'react';
import { type Day, dayAt, dayOfMonth, monthStart } from '../../../sync/model/day/day.ts';
import { countVisits } from '../../../sync/model/practice/practised-day.ts';
import type { DayTally } from '../../../sync/model/practice/training-stats.ts';
import { pausedDays } from '../../../sync/model/streak/pause.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useMemberSetting } from '../../data/member/member-settings.ts';
import { useReturningNotes } from '../../data/notebook/returning-notes.ts';
import { isAccepted, type RecordedDay } from '../../data/streak/login-records.ts';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { usePractisedToday } from '../../data/training/practised-today.ts';
import { countPractised, type HistoryEntry, type TrainingHistory } from '../../data/training/training-history.ts';
import { clockTime, dayAndTime, monthAndDay, weekdayNames, yearAndMonth } from '../../lib/date-format.ts';
import { Cards } from '../../shared/cards.tsx';
import { ColumnHeads } from '../../shared/charts/data-table.tsx';
import { monthGrid } from '../../shared/charts/training-calendar.ts';
import { useYears } from '../../shared/charts/use-years.ts';
import { DayRing } from '../../shared/day-ring.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import styles from './calendar.module.css';
import { YearRingCard } from './year-ring-card.tsx';

const kindNames = { login: 'ログイン', ticket: 'チケット' } as const;

const legend = [
  ['practised', '稽古した日'],
  ['login', '開いた日'],
  ['ticket', 'チケット'],
] as const;
const pausedMark = ['paused', '休んだ日'] as const;

interface DayFacts {
  readonly record: RecordedDay | undefined;
  readonly tally: DayTally | undefined;
  readonly isPaused: boolean;
}

/** So many practised days make a ring. */
const RING_FROM = 30;

const NO_FACTS: DayFacts = { record: undefined, tally: undefined, isPaused: false };

interface CalendarProps {
  readonly days: readonly RecordedDay[];
  readonly history: TrainingHistory;
  readonly today: Day;
}

/**
 * A month of records: days that were practised, only opened, covered by a ticket, or paused. Every day opens its details. The
 * ring of the year stands below after thirty practised days.
 */
export function Calendar({ days, history, today }: CalendarProps) {
  const [month, setMonth] = useState(() => monthStart(today));
  const [openDay, setOpenDay] = useState<Day | null>(null);
  const byDay = new Map(days.map((record) => [record.day, record]));
  const tallies = new Map(history.days.map((tally) => [tally.day, tally]));
  const paused = pausedDays(useMemberSetting('pause'), today);
  const factsOf = (day: Day) => {
    const record = byDay.get(day);
    return { record, tally: tallies.get(day), isPaused: paused.has(day) && record?.kind !== 'login' };
  };
  // The calendar fills the first screen.
  const isWhole = useDeferredValue(true, false);
  return (
    <Cards>
      <Card label="カレンダー" gap="s">
        <Row justify="between">
          <Heading id="calendar-month">
            <span aria-live="polite">{yearAndMonth(month)}</span>
          </Heading>
          <Row gap="2xs">
            <IconButton label="前の月" variant="outline" onClick={() => setMonth(monthStart(month, -1))}>
              <ChevronLeft />
            </IconButton>
            <IconButton
              label="次の月"
              variant="outline"
              disabled={monthStart(month) >= monthStart(today)}
              onClick={() => setMonth(monthStart(month, 1))}
            >
              <ChevronRight />
            </IconButton>
          </Row>
        </Row>
        <table className={styles.month} aria-labelledby="calendar-month">
          <ColumnHeads names={weekdayNames} />
          <tbody>
            {monthGrid(month).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day}>
                    <DayCell
                      day={day}
                      {...factsOf(day)}
                      isOutside={monthStart(day) !== month}
                      isToday={day === today}
                      onOpen={() => setOpenDay(day)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Row gap="m">
          {(paused.size === 0 ? legend : [...legend, pausedMark]).map(([name, words]) => (
            <Row key={name} gap="2xs">
              <span aria-hidden="true" className={styles[name]} data-legend="" />
              <Small as="span">{words}</Small>
            </Row>
          ))}
        </Row>
      </Card>
      {isWhole && countPractised(history) >= RING_FROM ? <ThisYear onOpen={setOpenDay} /> : null}
      <DayDetail
        day={openDay}
        {...(openDay === null ? NO_FACTS : factsOf(openDay))}
        entries={history.entries.filter(({ day }) => day === openDay)}
        onClose={() => setOpenDay(null)}
      />
    </Cards>
  );
}

function ThisYear({ onOpen }: { readonly onOpen: (day: Day) => void }) {
  const [year] = useYears();
  return year === undefined || year.practisedDays === 0 ? null : <YearRingCard tally={year} onOpen={onOpen} />;
}

interface DayCellProps extends DayFacts {
  readonly day: Day;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly onOpen: () => void;
}

function DayCell({ day, record, tally, isPaused, isOutside, isToday, onOpen }: DayCellProps) {
  const kind = record === undefined || !isAccepted(record) ? null : record.kind;
  const look = !tally?.practised || kind === 'ticket' ? kind : 'practised';
  const facts = [kind && kindNames[kind], tally && '稽古', isPaused && '休み'].filter(Boolean).join('、') || '記録なし';
  return (
    <button
      type="button"
      className={classNames(
        styles.day,
        isPaused && styles.paused,
        look !== null && styles[look],
        isOutside && styles.outside,
      )}
      aria-label={`${monthAndDay(day)} ${facts}`}
      aria-current={isToday ? 'date' : undefined}
      onClick={onOpen}
    >
      {dayOfMonth(day)}
    </button>
  );
}

/** What the records of a day are called. */
export const kindTexts = { login: 'ログイン', ticket: '復活チケット' } as const;
const deliveryTexts = {
  synced: '同期済み',
  pending: '未送信',
  rejected: '受け付けられませんでした',
  kept: 'この端末だけ',
} as const;

interface DayDetailProps extends DayFacts {
  readonly day: Day | null;
  /** What was practised, newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly onClose: () => void;
}

/** One day: what was practised and written; folded, the kind, time and sync status of its record. */
function DayDetail({ day, record, tally, isPaused, entries, onClose }: DayDetailProps) {
  const lines = useReturningNotes().filter((note) => note.day === day);
  const visits = countVisits(entries.filter(({ practised }) => practised));
  const { fraction } = usePractisedToday();
  const today = useToday();
  return (
    <Dialog
      open={day !== null}
      title={day === null ? '' : monthAndDay(day)}
      onClose={onClose}
      actions={<Button label="閉じる" variant="outline" full onClick={onClose} />}
    >
      {visits === 0 ? null : (
        <Stack align="center">
          <DayRing day={{ visits, fraction: day === today ? fraction : 1 }} size={84} />
        </Stack>
      )}
      {tally && (
        <>
          <Text numeric>{`${tally.sessions}回・${tally.minutes}分`}</Text>
          <List label="稽古">
            {entries.map(({ id, title, minutes }) => (
              <ListRow key={id} title={title} trailing={<Small as="span" numeric>{`${minutes}分`}</Small>} />
            ))}
          </List>
        </>
      )}
      {lines.length === 0 ? null : (
        <List label="ひとこと">
          {lines.map(({ id, text }) => (
            <ListRow key={id} title={<span dir="auto">{text}</span>} />
          ))}
        </List>
      )}
      {record && (
        <Disclosure summary={`${kindTexts[record.kind]}の記録`}>
          <RecordFacts record={record} />
        </Disclosure>
      )}
      {record || tally || lines.length > 0 ? null : <Text>{isPaused ? '休み' : '記録なし'}</Text>}
    </Dialog>
  );
}

function RecordFacts({ record }: { readonly record: RecordedDay }) {
  const { isGuest } = useMember();
  const { day, kind, claimed_at, delivery, rejectionCode } = record;
  return (
    <>
      <StatList>
        <Stat label="種類" value={kindTexts[kind]} />
        <Stat label="時刻" value={claimTime(Date.parse(claimed_at), day)} />
        <Stat label="同期" value={isGuest ? 'この端末のみ' : deliveryTexts[delivery]} />
      </StatList>
      {rejectionCode === null ? null : <Text tone="danger">{rejectionText(rejectionCode)}</Text>}
    </>
  );
}

/** Time of a record, with its day if it differs: a ticket is used on the day after the one it covers. */
function claimTime(claimedMs: number, day: Day): string {
  return dayAt(claimedMs) === day ? clockTime(claimedMs) : dayAndTime(claimedMs);
}
