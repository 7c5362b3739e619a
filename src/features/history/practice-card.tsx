import { useMemo } from 'react';
import type { HistoryEntry } from '../../data/training/training-history.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { formatNumber } from '../../lib/format-number.ts';
import styles from '../../shared/charts/charts.module.css';
import { type NamedTally, namedTallies } from '../../shared/charts/practice-tally.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Rows shown before the disclosure. */
const SHOWN = 5;

/** Sessions and minutes per practice. */
export function PracticeCard({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const practices = useMemo(() => namedTallies(entries), [entries]);
  const most = practices[0]?.sessions ?? 1;
  const rest = practices.slice(SHOWN);
  return (
    <Card labelledBy="history-practices">
      <Stack>
        <Heading id="history-practices">稽古ごとの回数</Heading>
        <PracticeRows practices={practices.slice(0, SHOWN)} most={most} />
        {rest.length === 0 ? null : (
          <Disclosure summary={`ほか${rest.length}種`}>
            <PracticeRows practices={rest} most={most} />
          </Disclosure>
        )}
      </Stack>
    </Card>
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
              <Text as="span" variant="small" tone="muted" numeric>
                {formatNumber(sessions)}回・{totalTimeText(minutes)}
              </Text>
            </Row>
            <span aria-hidden="true" className={styles.share} style={{ '--_part': sessions / most }} />
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
