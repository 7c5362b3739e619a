import type { AdminMaterial } from '../../../../supabase/contracts/admin-materials.ts';
import type { MaterialPack } from '../../../../sync/rules/material-packs.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { Form } from '../../../ui/forms/use-form.ts';
import { AdminForm } from '../admin-form.tsx';
import { type Cells, draftOf } from './cells.ts';
import { checkMaterial } from './check-material.ts';
import { type Column, columnsOfPack, packNames } from './columns.ts';
import { MaterialPreview } from './material-preview.tsx';
import { useMaterialForm } from './use-material-form.ts';

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
