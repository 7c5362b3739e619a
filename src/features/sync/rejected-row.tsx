import { Link } from 'react-router-dom';
import { useMember } from '../../data/member/member-context.tsx';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { discardRejectedRow, retryRejectedRow, type UnsyncedRow } from '../../data/sync/unsynced-rows.ts';
import { Button } from '../../ui/controls/button.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { editAddress } from './edit-address.ts';
import { pendingRowTitle } from './pending-row-title.ts';

/** A rejected row: the reason, and what the member can do. */
export function RejectedRow({ row, code }: { readonly row: UnsyncedRow; readonly code: string }) {
  const member = useMember();
  const { confirm } = useDialogs();
  const edit = editAddress(row);

  async function discard() {
    const confirmed = await confirm({
      title: 'この変更を破棄しますか',
      body: (
        <Text>
          {pendingRowTitle(row)}
          は、サーバーにある内容に戻ります。サーバーにまだないものは、この端末からも消えます。取り消せません。
        </Text>
      ),
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
