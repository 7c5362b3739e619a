import type { ProblemCount } from '../../../../supabase/contracts/operations.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Card, Heading, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { buildText } from './operations-text.ts';

/** How many devices use which build: those that report, once a day each. */
export function DeviceCounts({ devices }: { readonly devices: readonly ProblemCount[] }) {
  return (
    <Card labelledBy="operations-devices">
      <Stack gap="s">
        <Stack gap="3xs">
          <Heading id="operations-devices">使われている版</Heading>
          <Text variant="small" tone="muted">
            「不具合の報告」をオンにした端末の数です。1日に1回数えます。
          </Text>
        </Stack>
        {devices.length === 0 ? (
          <Text tone="muted">まだ報告がありません。</Text>
        ) : (
          <List label="使われている版">
            {devices.map((device) => (
              <ListRow
                key={`${device.build} ${device.engine}`}
                title={buildText(device)}
                text={
                  <Text as="span" variant="small" tone="muted" numeric>
                    昨日{formatNumber(device.yesterday)}台
                  </Text>
                }
                trailing={
                  <Text as="span" numeric>
                    今日{formatNumber(device.today)}台
                  </Text>
                }
              />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
