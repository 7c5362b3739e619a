import { useMember } from '../../data/member/member-context.tsx';
import { rejectionText } from '../../data/sync/rejection-text.ts';
import { discardRejectedRows, retryRejectedRows, type UnsyncedRow } from '../../data/sync/unsynced-rows.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDialogs } from '../../ui/feedback/dialog-host.tsx';
import { Card, Row, Small, Text } from '../../ui/layout/primitives.tsx';
import { pendingRowTitle } from './pending-row-title.ts';

interface RejectedRowProps {
  readonly row: UnsyncedRow;
  /** Those of the same bridge, which are decided with it. */
  readonly others: readonly UnsyncedRow[];
  readonly code: string;
}

/** A rejected row: the reason, and what the member can do. */
export function RejectedRow({ row, others, code }: RejectedRowProps) {
  const member = useMember();
  const { confirm } = useDialogs();
  const edit = editAddress(row);
  const title = pendingRowTitle(row, others);

  async function discard() {
    const confirmed = await confirm({
      title: 'この変更を破棄しますか',
      body: (
        <Text>
          {title}
          は、サーバーにある内容に戻ります。サーバーにまだないものは、この端末からも消えます。取り消せません。
        </Text>
      ),
      confirmLabel: '破棄する',
      cancelLabel: 'やめる',
      tone: 'danger',
    });
    if (confirmed) await discardRejectedRows(member, [row, ...others]);
  }

  return (
    <Card variant="outline" as="article" gap="xs">
      <Text strong>{title}</Text>
      <Small tone="danger">{rejectionText(code)}</Small>
      <Row>
        {edit === null ? null : <ButtonLink label="内容を直す" size="small" to={edit} />}
        <Button
          label="もう一度送る"
          size="small"
          variant="outline"
          onClick={() => retryRejectedRows(member, [row, ...others])}
        />
        <Button label="破棄する" size="small" variant="ghost" onClick={discard} />
      </Row>
    </Card>
  );
}

/** URL where the member can edit a rejected row; null if it cannot be edited. */
function editAddress({ collection, id, delivery }: UnsyncedRow): string | null {
  if (delivery.op === 'delete') return null;
  if (collection === 'profiles') return paths.profileEdit;
  if (collection === 'notes') return paths.noteEdit(id);
  return collection === 'kata_forms' ? paths.kataEdit(id) : null;
}
