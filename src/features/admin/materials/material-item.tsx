import type { AdminMaterial } from '../../../../supabase/contracts/admin-materials.ts';
import { changeMaterial } from '../../../data/admin/materials.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Text } from '../../../ui/layout/primitives.tsx';
import { AdminItem } from '../admin-item.tsx';
import { checkMaterial } from './check-material.ts';
import { MaterialPreview } from './material-preview.tsx';
import { refusalText, titleOf } from './material-texts.ts';

interface MaterialItemProps {
  readonly row: AdminMaterial;
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<void>;
}

export function MaterialItem({ row, onEdit, onChanged }: MaterialItemProps) {
  const member = useMember();
  const title = titleOf(row.pack, row.item);
  const checked = checkMaterial(row.pack, row.item);

  async function setEnded(ended: boolean) {
    const refusal = await changeMaterial(member, row.id, { ended });
    return refusal && refusalText(refusal);
  }
  return (
    <AdminItem
      id={`material-${row.id}`}
      when={`番号 ${row.number}`}
      title={title}
      chip={row.ended ? <Chip>取り下げ中</Chip> : checked.ok ? null : <Chip>出ていません</Chip>}
      ended={row.ended}
      endTexts={{
        label: '取り下げる',
        question: `「${title}」を取り下げますか`,
        body: '次の同期のあと、会員の稽古には出なくなります。出会った会員の記録はそのまま残り、いつでも元に戻せます。',
        done: '取り下げました',
      }}
      setEnded={setEnded}
      onEdit={onEdit}
      onChanged={onChanged}
    >
      {checked.ok ? (
        <Disclosure summary="内容を見る">
          <MaterialPreview pack={row.pack} item={checked.item} />
        </Disclosure>
      ) : (
        <Text variant="small" tone="warning">
          いまの決まりに合わないため、会員には出ていません。編集して直せます。
        </Text>
      )}
    </AdminItem>
  );
}
