import { Link } from 'react-router-dom';
import type { ChangedRow } from '../../../sync/engine/row.ts';
import { useMember } from '../../data/member-context.tsx';
import { rejectionText } from '../../data/rejection-text.ts';
import { discardRejectedRow, retryRejectedRow } from '../../data/unsynced-rows.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { editAddress } from './edit-address.ts';
import { pendingRowTitle } from './pending-row-title.ts';

/** A rejected row: the reason, and what the member can do. */
export function RejectedRow({ row, code }: { readonly row: ChangedRow; readonly code: string }) {
  const member = useMember();
  const { confirm } = useDialogs();
  const edit = editAddress(row);

  async function discard() {
    const confirmed = await confirm({
      title: 'この変更を破棄しますか',
      body: <Text>{pendingRowTitle(row)}は、サーバーにある内容に戻ります。取り消せません。</Text>,
      confirmLabel: '破棄する',
      cancelLabel: 'やめる',
      tone: 'danger',
    });
    if (confirmed) await discardRejectedRow(member, row);
  }

  return (
    <Card variant="outline" as="article">
      <Stack gap="xs">
        <Text strong>{pendingRowTitle(row)}</Text>
        <Text variant="small" tone="danger">
          {rejectionText(code)}
        </Text>
        <Row>
          {edit === null ? null : (
            <Link className={buttonClass({ size: 'small' })} to={edit}>
              内容を直す
            </Link>
          )}
          <Button size="small" variant="outline" onClick={() => retryRejectedRow(member, row)}>
            もう一度送る
          </Button>
          <Button size="small" variant="ghost" onClick={discard}>
            破棄する
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
