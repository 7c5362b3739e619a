import { useMemo } from 'react';
import type { HistoryEntry } from '../../data/training/training-history.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import styles from '../../shared/charts/charts.module.css';
import { type NamedTally, namedTallies } from '../../shared/charts/practice-tally.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';

const SHOWN = 5;

/** Sessions and minutes per practice. */
export function PracticeCard({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const practices = useMemo(() => namedTallies(entries), [entries]);
  const most = practices[0]?.sessions ?? 1;
  const rest = practices.slice(SHOWN);
  return (
    <TitledCard title="稽古ごとの回数">
      <PracticeRows practices={practices.slice(0, SHOWN)} most={most} />
      {rest.length === 0 ? null : (
        <Disclosure summary={`ほか${rest.length}種`}>
          <PracticeRows practices={rest} most={most} />
        </Disclosure>
      )}
    </TitledCard>
  );
}

function PracticeRows({ practices, most }: { readonly practices: readonly NamedTally[]; readonly most: number }) {
  return (
    <Stack as="ul" gap="s">
      {practices.map(({ name, sessions, minutes }) => (
        <li key={name}>
          <Stack gap="2xs">
            <Row justify="between" align="baseline" gap="xs">
              <Text as="span">{name}</Text>
              <Small as="span" numeric>{`${formatNumber(sessions)}回・${totalTimeText(minutes)}`}</Small>
            </Row>
            <span aria-hidden="true" className={styles.share} style={{ '--_part': sessions / most }} />
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
