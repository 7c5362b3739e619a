import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { useSearchParams } from 'react-router-dom';
import type { AdminMaterial } from '../../../../sync/model/published/admin-materials.contract.ts';
import { type MaterialPack, materialPacks } from '../../../../sync/model/published/material-packs.ts';
import { changeMaterial, materialTable } from '../../../data/admin/materials.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Small, Stack, TitledCard } from '../../../ui/layout/primitives.tsx';
import { useOpenForm } from '../admin-form.tsx';
import { AdminItem } from '../admin-item.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { titleOf } from './cells.ts';
import { checkMaterial, refusalTexts } from './check-material.ts';
import { packNames } from './columns.ts';
import { FileImport } from './file-import.tsx';
import { MaterialForm } from './material-form.tsx';
import { MaterialPreview } from './material-preview.tsx';

const packOptions = materialPacks.map((pack) => ({ value: pack, label: packNames[pack] }));

/** The items that the admin has added to the pools of the drills. The URL holds the selected drill. */
export function MaterialsTab() {
  const [params, setParams] = useSearchParams();
  const pack = materialPacks.find((id) => id === params.get('pack')) ?? 'daily';
  const select = (chosen: MaterialPack) => setParams({ tab: 'materials', pack: chosen }, { replace: true });
  return <PackMaterials key={pack} pack={pack} onSelect={select} />;
}

type Open = { readonly name: 'form'; readonly row: AdminMaterial | null } | { readonly name: 'file' };

interface PackMaterialsProps {
  readonly pack: MaterialPack;
  readonly onSelect: (pack: MaterialPack) => void;
}

/** The list of a pack, replaced by the form or the import while one is open. */
function PackMaterials({ pack, onSelect }: PackMaterialsProps) {
  const live = useAdminRows(materialTable(pack));
  const toast = useToast();
  const { form, open, close, cancel, opener } = useOpenForm<Open>();

  function finish(text: string) {
    close();
    toast({ text, tone: 'success' });
  }

  if (form?.name === 'form') {
    return (
      <MaterialForm
        pack={pack}
        row={form.row}
        onSaved={() => finish('保存しました。会員には次の同期で届きます。')}
        onCancel={cancel}
      />
    );
  }
  if (form?.name === 'file') {
    return (
      <FileImport
        pack={pack}
        onAdded={(amount) => finish(`${amount}件を足しました。会員には次の同期で届きます。`)}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <SelectField label="稽古" options={packOptions} value={pack} onChange={onSelect} />
      <Stack gap="xs">
        <Button
          label="教材を足す"
          ref={opener}
          full
          icon={<Plus aria-hidden="true" />}
          onClick={() => open({ name: 'form', row: null })}
        />
        <Button
          label="ファイルから足す"
          full
          variant="outline"
          icon={<FileUp aria-hidden="true" />}
          onClick={() => open({ name: 'file' })}
        />
      </Stack>
      <TitledCard
        title={`${packNames[pack]}の教材`}
        note="足した教材は、はじめからあるものに混ざって会員の稽古に出ます。ふりがなは、教材に書いた語にだけ付きます。文章をすっかり変えるときは、取り下げて新しく足してください。"
        gap="m"
      >
        <RowsView live={live} empty={<EmptyState title="まだ足した教材がありません" />}>
          {(row) => <MaterialItem key={row.id} row={row} onEdit={() => open({ name: 'form', row })} />}
        </RowsView>
      </TitledCard>
    </>
  );
}

interface MaterialItemProps {
  readonly row: AdminMaterial;
  readonly onEdit: () => void;
}

function MaterialItem({ row, onEdit }: MaterialItemProps) {
  const member = useMember();
  const title = titleOf(row.pack, row.item);
  const checked = checkMaterial(row.pack, row.item);

  async function change(changed: Parameters<typeof changeMaterial>[2]) {
    const refusal = await changeMaterial(member, row.id, changed);
    return refusal && refusalTexts[refusal];
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
      setEnded={(ended) => change({ ended })}
      forGuests={{ checked: row.for_guests, set: (for_guests) => change({ for_guests }) }}
      onEdit={onEdit}
    >
      {checked.ok ? (
        <Disclosure summary="内容を見る">
          <MaterialPreview pack={row.pack} item={checked.item} />
        </Disclosure>
      ) : (
        <Small tone="warning">いまの決まりに合わないため、会員には出ていません。編集して直せます。</Small>
      )}
    </AdminItem>
  );
}
