import type { AdminMaterial } from '../../../../supabase/contracts/admin-materials.ts';
import { changeMaterial } from '../../../data/admin/materials.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { checkMaterial } from './check-material.ts';
import { MaterialPreview } from './material-preview.tsx';
import { refusalText, titleOf } from './material-texts.ts';

interface MaterialItemProps {
  readonly row: AdminMaterial;
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<void>;
}

/** One added item. Items are never deleted: a withdrawn one can be restored. */
export function MaterialItem({ row, onEdit, onChanged }: MaterialItemProps) {
  const title = titleOf(row.pack, row.item);
  const { isBusy, withdraw, putBack } = useWithdrawal(row, title, onChanged);
  const checked = checkMaterial(row.pack, row.item);
  const titleId = `material-${row.id}`;
  return (
    <Card as="li" variant="outline" labelledBy={titleId}>
      <Stack gap="xs">
        <Row justify="between" align="baseline">
          <Text as="span" variant="small" tone="muted" numeric>
            番号 {row.number}
          </Text>
          {row.ended ? <Chip>取り下げ中</Chip> : checked.ok ? null : <Chip>出ていません</Chip>}
        </Row>
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        {checked.ok ? (
          <Disclosure summary="内容を見る">
            <MaterialPreview pack={row.pack} item={checked.item} />
          </Disclosure>
        ) : (
          <Text variant="small" tone="warning">
            いまの決まりに合わないため、会員には出ていません。編集して直せます。
          </Text>
        )}
        <Row gap="xs" equal>
          <Button size="small" variant="outline" aria-describedby={titleId} onClick={onEdit}>
            編集
          </Button>
          <Button
            size="small"
            variant="outline"
            busy={isBusy}
            aria-describedby={titleId}
            onClick={row.ended ? putBack : withdraw}
          >
            {row.ended ? '元に戻す' : '取り下げる'}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function useWithdrawal(row: AdminMaterial, title: string, onChanged: () => Promise<void>) {
  const member = useMember();
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();

  async function set(ended: boolean) {
    const refusal = await changeMaterial(member, row.id, { ended });
    if (refusal !== null) return alert({ title: '変更に失敗しました', body: refusalText(refusal) });
    toast({ text: ended ? '取り下げました' : '元に戻しました', tone: 'success', ms: 3000 });
    await onChanged();
  }
  async function confirmAndWithdraw() {
    const question = {
      title: `「${title}」を取り下げますか`,
      body: '次の同期のあと、会員の稽古には出なくなります。出会った会員の記録はそのまま残り、いつでも元に戻せます。',
      confirmLabel: '取り下げる',
      cancelLabel: 'やめる',
      tone: 'danger',
    } as const;
    if (await confirm(question)) await set(true);
  }
  const start = (work: () => Promise<void>) =>
    void run(work, (cause) => alert({ title: '変更に失敗しました', body: errorMessage(cause) }));
  return { isBusy, withdraw: () => start(confirmAndWithdraw), putBack: () => start(() => set(false)) };
}
