import { useState } from 'react';
import type { AdminMaterial } from '../../../../sync/model/published/admin-materials.contract.ts';
import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';
import { addMaterials, changeMaterial } from '../../../data/admin/materials.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { type Form, type Problems, useForm } from '../../../ui/forms/use-form.ts';
import { AdminForm } from '../admin-form.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { type Cells, cellsOf, draftOf } from './cells.ts';
import { checkMaterial, refusalTexts } from './check-material.ts';
import { type Column, columnsOfPack, packNames } from './columns.ts';
import { MaterialPreview } from './material-preview.tsx';

interface MaterialFormProps {
  readonly pack: MaterialPack;
  readonly row: AdminMaterial | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Form for one item, with a preview once it is complete. */
export function MaterialForm({ pack, row, onSaved, onCancel }: MaterialFormProps) {
  const form = useMaterialForm({ pack, row, onSaved });
  const checked = checkMaterial(pack, draftOf(pack, form.values));
  return (
    <AdminForm
      title={row === null ? `${packNames[pack]}の教材を足す` : `${packNames[pack]}の教材の編集`}
      form={form}
      onCancel={onCancel}
    >
      {columnsOfPack[pack].map((column) => (
        <ColumnField key={column.key} column={column} form={form} />
      ))}
      {checked.ok ? <MaterialPreview pack={pack} item={checked.item} /> : null}
    </AdminForm>
  );
}

const LONG = { area: 3, lines: 6, readings: 2 } as const;

function ColumnField({ column, form }: { readonly column: Column; readonly form: Form<Cells> }) {
  const field = form.field(column.key);
  const frame = { label: column.label, hint: column.hint, required: column.isOptional !== true };
  switch (column.kind) {
    case 'choice':
      return <SelectField {...field} {...frame} options={optionsOf(column.options, frame.required, field.value)} />;
    case 'yes':
      return <SelectField {...field} {...frame} options={yesOptions} />;
    case 'area':
    case 'lines':
    case 'readings':
      return <TextArea {...field} {...frame} rows={LONG[column.kind]} />;
    case 'number':
      return <TextField {...field} {...frame} inputMode="numeric" />;
    default:
      return <TextField {...field} {...frame} />;
  }
}

const yesOptions = [
  { value: '', label: 'いいえ' },
  { value: 'はい', label: 'はい' },
];

function optionsOf(options: readonly { readonly label: string }[], isRequired: boolean, value: string) {
  const listed = options.map(({ label }) => ({ value: label, label }));
  if (!isRequired) return [{ value: '', label: '選ばない' }, ...listed];
  return value === '' ? [{ value: '', label: '選んでください' }, ...listed] : listed;
}

/** State of the form of one item. Input is kept until the server has accepted it. */
function useMaterialForm({ pack, row, onSaved }: Omit<MaterialFormProps, 'onCancel'>): Form<Cells> {
  const member = useMember();
  const { alert } = useDialogs();
  const { run } = useAdminAction();
  const [initial] = useState(() => (row === null ? emptyCells(pack) : cellsOf(pack, row.item)));
  const [newId] = useState(member.newId);

  async function store(cells: Cells): Promise<Problems<string> | undefined> {
    const checked = checkMaterial(pack, draftOf(pack, cells));
    if (!checked.ok) return problemsOf(pack, cells);
    const { item } = checked;
    const refusal = await (row === null
      ? addMaterials(member, pack, [{ id: newId, item }])
      : changeMaterial(member, row.id, { item }));
    if (refusal !== null) {
      await alert({ title: '保存に失敗しました', body: refusalTexts[refusal] });
      return {};
    }
    onSaved();
    return undefined;
  }

  return useForm<Cells>({
    initial,
    draft: `material.${pack}.${row === null ? 'new' : row.id}`,
    check: (cells) => problemsOf(pack, cells),
    onSubmit: async (cells) => {
      // A failed request resolves to no problems: the form must not count as submitted then.
      const outcome = await run('保存に失敗しました', async () => ({ problems: await store(cells) }));
      return outcome === undefined ? {} : outcome.problems;
    },
  });
}

function emptyCells(pack: MaterialPack): Cells {
  const firstChoice = ['level', 'difficulty', 'kind', 'type'];
  return Object.fromEntries(
    columnsOfPack[pack].map((column) => [
      column.key,
      column.kind === 'choice' && firstChoice.includes(column.key) ? (column.options[0]?.label ?? '') : '',
    ]),
  );
}

/** The problem of each column; the first one where there are several. */
function problemsOf(pack: MaterialPack, cells: Cells): Problems<string> {
  const checked = checkMaterial(pack, draftOf(pack, cells));
  if (checked.ok) return {};
  return Object.fromEntries(checked.problems.toReversed().map(({ column, text }) => [column?.key ?? 'form', text]));
}
