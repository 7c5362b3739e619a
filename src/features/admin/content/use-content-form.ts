import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Body } from '../../../../sync/protocol/json.ts';
import { type ContentTable, saveContentRow } from '../../../data/admin/admin-content.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { focusFirstInvalid } from '../../../ui/forms/focus-first-invalid.ts';
import type { CheckedForm, FieldProblem } from '../form-fields.ts';
import { incompleteDateFields } from '../incomplete-date-fields.ts';
import { type FieldTexts, problemText } from '../problem-text.ts';
import { useAdminAction } from '../use-admin-action.ts';

/** Configuration of a content form. */
export interface ContentFormOptions<Form, Field extends string, Row> {
  readonly table: ContentTable<Row>;
  /** The row to edit; null for a new one. */
  readonly row: Row | null;
  readonly initial: Form;
  readonly check: (form: Form) => CheckedForm<object, Field>;
  readonly texts: Readonly<Record<Field, FieldTexts>>;
  /** The field that must be unique among all rows, and the message for a duplicate. */
  readonly unique?: { readonly field: NoInfer<Field>; readonly text: string };
  readonly onSaved: () => void;
}

export interface ContentFormState<Form, Field extends string> {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
  /** Props for a text field. */
  readonly field: (name: Field) => {
    readonly name: Field;
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly error: string | undefined;
    readonly autoComplete: 'off';
  };
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  readonly submit: (event: FormEvent) => void;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** State of a form that writes a content row. Input is kept until the server has accepted it. */
export function useContentForm<Form extends Readonly<Record<Field, string>>, Field extends string, Row>(
  options: ContentFormOptions<Form, Field, Row>,
): ContentFormState<Form, Field> {
  const { initial, check, texts, unique } = options;
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<string, FieldProblem | 'taken' | null>>>({});
  const ref = useRef<HTMLFormElement>(null);
  const { isBusy, save } = useSaveRow(options, () => unique && setProblems({ [unique.field]: 'taken' }));

  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstInvalid(ref.current);
  }, [problems]);

  function change(part: Partial<Form> | Readonly<Record<string, string>>) {
    setForm((held) => ({ ...held, ...part }));
    setProblems((held) => Object.fromEntries(Object.entries(held).filter(([name]) => !(name in part))));
  }

  return {
    form,
    change,
    field(name) {
      const problem = problems[name];
      return {
        name,
        label: texts[name].label,
        value: form[name],
        onChange: (value) => change({ [name]: value }),
        error: problem === 'taken' ? unique?.text : problemText(problem, texts[name]),
        autoComplete: 'off',
      };
    },
    isBusy,
    isDirty: JSON.stringify(form) !== JSON.stringify(initial),
    submit(event) {
      event.preventDefault();
      const incomplete = Object.fromEntries(
        incompleteDateFields(ref.current).map((name) => [name, 'invalid'] as const),
      );
      const checked = check(form);
      if (checked.ok && Object.keys(incomplete).length === 0) {
        setProblems({});
        save({ ...checked.row });
      } else {
        setProblems({ ...(checked.ok ? {} : checked.problems), ...incomplete });
      }
    },
    ref,
  };
}

function useSaveRow<Form, Field extends string, Row>(
  { table, row, onSaved }: ContentFormOptions<Form, Field, Row>,
  onTaken: () => void,
) {
  const member = useMember();
  const { alert } = useDialogs();
  const { isBusy, run } = useAdminAction();
  const [newId] = useState(member.newId);
  const key = row === null ? null : table.keyOf(row);

  async function store(written: Body) {
    if (await saveContentRow(member, table, { key, newId, row: written })) onSaved();
    else onTaken();
  }
  const save = (written: Body) =>
    void run(
      () => store(written),
      (cause) => alert({ title: '保存に失敗しました', body: errorMessage(cause) }),
    );
  return { isBusy, save };
}
