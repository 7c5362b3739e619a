import { useState } from 'react';
import type { Body } from '../../../../sync/model/json.ts';
import { type ContentTable, saveContentRow } from '../../../data/admin/admin-content.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { type Form, type Problems, useForm } from '../../../ui/forms/use-form.ts';
import { useAdminAction } from '../admin-context.tsx';
import type { CheckedForm } from '../form-fields.ts';

/** Configuration of a content form. */
interface ContentFormOptions<Values, Row> {
  readonly table: ContentTable<Row>;
  /** The row to edit; null for a new one. */
  readonly row: Row | null;
  readonly initial: Values;
  readonly check: (values: Values) => CheckedForm<object, keyof Values & string>;
  /** Messages for dates that are only partly filled in. */
  readonly incomplete: Problems<keyof Values & string>;
  /** The problem when another row has the same unique value. */
  readonly taken?: Problems<keyof Values & string>;
  readonly onSaved: () => void;
}

/** State of a form that writes a content row. Input is kept until the server has accepted it. */
export function useContentForm<Values extends Readonly<Record<keyof Values, string>>, Row>(
  options: ContentFormOptions<Values, Row>,
): Form<Values> {
  const { table, row, check, incomplete, taken, onSaved } = options;
  const member = useMember();
  const { run } = useAdminAction();
  const [initial] = useState(options.initial);
  const [newId] = useState(member.newId);
  const key = row === null ? null : table.keyOf(row);

  async function store(written: Body) {
    if (!(await saveContentRow(member, table, { key, newId, row: written }))) return taken;
    onSaved();
    return undefined;
  }

  return useForm<Values>({
    initial,
    draft: `content.${table.name}.${key === null ? 'new' : String(key)}`,
    incomplete,
    check: (values) => check(values).problems,
    async onSubmit(values) {
      const { row: written, problems } = check(values);
      if (written === null) return problems;
      return run('保存に失敗しました', () => store({ ...written }));
    },
  });
}
