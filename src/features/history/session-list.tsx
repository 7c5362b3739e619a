import type { Day } from '../../../sync/model/day/day.ts';
import type { DayTally } from '../../../sync/model/practice/training-stats.ts';
import type { HistoryEntry } from '../../data/training/training-history.ts';
import { clockTime, dayNear } from '../../lib/date-format.ts';
import { groupByDay } from '../../lib/group-by.ts';
import { PagedList } from '../../shared/paged-list.tsx';
import { PendingChip } from '../../shared/pending-chip.tsx';
import { Grid, Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Heading, Small } from '../../ui/layout/text.tsx';

interface SessionListProps {
  readonly entries: readonly HistoryEntry[];
  readonly days: readonly DayTally[];
  readonly today: Day;
}

/** Sessions by day, newest first. A day's sum includes sessions that are not listed yet. */
export function SessionList({ entries, days, today }: SessionListProps) {
  const sums = new Map(days.map(({ day, sessions, minutes }) => [day, `${sessions}回・${minutes}分`]));
  return (
    <TitledCard id="history-sessions" title="日ごとの記録" gap="m">
      <PagedList items={entries}>
        {(shown) => (
          <Grid min={20} gap="l">
            {groupByDay(shown).map(({ day, entries: ofDay }) => (
              <Stack key={day} as="section" gap="2xs">
                <Row justify="between" align="baseline">
                  <Heading level={3}>{dayNear(day, today)}</Heading>
                  <Small as="span" numeric>
                    {sums.get(day)}
                  </Small>
                </Row>
                <List label={dayNear(day, today)}>
                  {ofDay.map((entry) => (
                    <Session key={entry.id} entry={entry} />
                  ))}
                </List>
              </Stack>
            ))}
          </Grid>
        )}
      </PagedList>
    </TitledCard>
  );
}

/** The sessions of today; nothing before the first. */
export function TodayCard({ entries }: Pick<SessionListProps, 'entries'>) {
  if (entries.length === 0) return null;
  return (
    <TitledCard id="history-today" title="今日">
      <List label="今日">
        {entries.map((entry) => (
          <Session key={entry.id} entry={entry} />
        ))}
      </List>
    </TitledCard>
  );
}

function Session({ entry: { title, minutes, completedAt, synced } }: { readonly entry: HistoryEntry }) {
  return (
    <ListRow
      title={title}
      text={clockTime(completedAt)}
      trailing={
        <>
          {synced ? null : <PendingChip />}
          <span>{`${minutes}分`}</span>
        </>
      }
    />
  );
}
