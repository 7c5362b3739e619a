import type { ProblemCount } from '../../../../supabase/contracts/operations.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Card, Heading, Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { buildText } from './operations-text.ts';

/** How many devices use which build: those that report, once a day each. */
export function DeviceCounts({ devices }: { readonly devices: readonly ProblemCount[] }) {
  return (
    <Card labelledBy="operations-devices">
      <Stack gap="s">
        <Stack gap="3xs">
          <Heading id="operations-devices">使われている版</Heading>
          <Small>「不具合の報告」をオンにした端末の数です。1日に1回数えます。</Small>
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
                  <Small as="span" numeric>
                    昨日{formatNumber(device.yesterday)}台
                  </Small>
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
