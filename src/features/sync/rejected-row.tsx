import { Link } from 'react-router-dom';
import type { UnsentRow } from '../../../sync/replication/unsent-rows.ts';
import { useMember } from '../../data/member-context.tsx';
import { rejectionText } from '../../data/rejection-text.ts';
import { discardUnsent, retryUnsent } from '../../data/unsent.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { editAddress } from './edit-address.ts';
import { unsentTitle } from './unsent-text.ts';

/** A rejected row: the reason, and what the member can do. */
export function RejectedRow({ row }: { readonly row: UnsentRow }) {
  const member = useMember();
  const { confirm } = useDialogs();
  const edit = editAddress(row);

  async function discard() {
    const confirmed = await confirm({
      title: 'この変更を破棄しますか',
      body: <Text>{unsentTitle(row)}は、サーバーにある内容に戻ります。取り消せません。</Text>,
      confirmLabel: '破棄する',
      cancelLabel: 'やめる',
      tone: 'danger',
    });
    if (confirmed) await discardUnsent(member, row);
  }

  return (
    <Card variant="outline" as="article">
      <Stack gap="xs">
        <Text strong>{unsentTitle(row)}</Text>
        <Text variant="small" tone="danger">
          {rejectionText(row.doc.code ?? '')}
        </Text>
        <Row>
          {edit === null ? null : (
            <Link className={buttonClass({ size: 'small' })} to={edit}>
              内容を直す
            </Link>
          )}
          <Button size="small" variant="outline" onClick={() => retryUnsent(member, row)}>
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
