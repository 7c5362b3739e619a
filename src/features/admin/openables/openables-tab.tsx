import { openableTable } from '../../../data/admin/admin-openables.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card, Heading, Small, Stack } from '../../../ui/layout/primitives.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { OpenableSwitch } from './openable-switch.tsx';

/** What stays 準備中 until the admin opens it: a switch for each finished thing. */
export function OpenablesTab() {
  const live = useAdminRows(openableTable);
  return (
    <Card labelledBy="openables" gap="m">
      <Stack gap="xs">
        <Heading id="openables">公開</Heading>
        <Small>
          はじめは「準備中」の稽古を、会員全員に開きます。開くと、それぞれの端末に次の同期で届き、そのあとは通信がなくても使えます。
        </Small>
        <Small>
          閉じると、入口が「準備中」に戻ります。会員の記録と進み具合は残るので、また開けば、続きから始められます。
        </Small>
      </Stack>
      <RowsView live={live} empty={<EmptyState title="開けるものはまだありません" />}>
        {(rows) => (
          <Stack as="ul" gap="m">
            {rows.map((row) => (
              <li key={row.id}>
                <OpenableSwitch row={row} onChanged={live.reload} />
              </li>
            ))}
          </Stack>
        )}
      </RowsView>
    </Card>
  );
}
