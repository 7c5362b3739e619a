import type { Day } from '../../../sync/model/day/day.ts';
import type { DayTally } from '../../../sync/model/practice/training-stats.ts';
import type { HistoryEntry } from '../../data/training/training-history.ts';
import { useIsPrinting } from '../../lib/browser/use-is-printing.ts';
import { clockTime, dayNear, formatNumber } from '../../lib/date-format.ts';
import { groupByDay } from '../../lib/group-by.ts';
import { createEntryState } from '../../navigation/entry-state.ts';
import { PendingChip } from '../../shared/pending-chip.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { GrowingList } from '../../ui/layout/growing-list.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Heading, Row, Small, Stack, Text, TitledCard } from '../../ui/layout/primitives.tsx';

const STEP = 50;

const useShownRows = createEntryState(STEP);

interface SessionListProps {
  readonly entries: readonly HistoryEntry[];
  readonly days: readonly DayTally[];
  readonly today: Day;
}

/** Sessions by day, newest first. A day's sum includes sessions that are not listed yet. */
export function SessionList({ entries, days, today }: SessionListProps) {
  const [chosen, setShown] = useShownRows();
  const shown = useIsPrinting() ? entries.length : chosen;
  const left = entries.length - shown;
  const tallies = new Map(days.map((tally) => [tally.day, tally]));
  return (
    <TitledCard id="history-sessions" title="日ごとの記録" gap="m">
      <GrowingList
        rows={Math.min(shown, entries.length)}
        more={left > 0 ? `さらに${Math.min(STEP, left)}件を見る（残り${formatNumber(left)}件）` : null}
        onMore={() => setShown(shown + STEP)}
      >
        <Grid min={20} gap="l">
          {groupByDay(entries.slice(0, shown)).map(({ day, entries: ofDay }) => (
            <Stack key={day} as="section" gap="2xs">
              <Row justify="between" align="baseline">
                <Heading level={3}>{dayNear(day, today)}</Heading>
                <DaySum tally={tallies.get(day)} />
              </Row>
              <List label={dayNear(day, today)}>
                {ofDay.map((entry) => (
                  <Session key={entry.id} entry={entry} />
                ))}
              </List>
            </Stack>
          ))}
        </Grid>
      </GrowingList>
    </TitledCard>
  );
}

function DaySum({ tally }: { readonly tally: DayTally | undefined }) {
  if (tally === undefined) return null;
  return <Small as="span" numeric>{`${tally.sessions}回・${tally.minutes}分`}</Small>;
}

function Session({ entry: { title, minutes, completedAt, synced } }: { readonly entry: HistoryEntry }) {
  return (
    <ListRow
      title={title}
      text={clockTime(completedAt)}
      trailing={
        <Row gap="xs" wrap={false}>
          {synced ? null : <PendingChip />}
          <Text as="span" variant="small" numeric>{`${minutes}分`}</Text>
        </Row>
      }
    />
  );
}
