import Plus from 'lucide-react/icons/plus';
import { type ComponentType, useState } from 'react';
import type { Body } from '../../../../sync/model/json.ts';
import { type ContentTable, saveContentRow, switchContentRow } from '../../../data/admin/admin-content.ts';
import { readOverview } from '../../../data/admin/overview.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { formatNumber } from '../../../lib/date-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type Form, type Problems, useForm } from '../../../ui/forms/use-form.ts';
import { Row, TitledCard } from '../../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { useAdminAction } from '../admin-context.tsx';
import { AdminForm, useOpenForm } from '../admin-form.tsx';
import type { CheckedForm } from '../form-fields.ts';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';

/** What a tab's fields get. */
export interface ContentFieldsProps<Values> {
  readonly form: Form<Values>;
  /** The row that is edited; null for a new one. */
  readonly row: SwitchedRow | null;
}

interface ContentFormSpec<Row, Values> {
  readonly table: ContentTable<Row>;
  readonly addLabel: string;
  readonly editLabel: string;
  /** The values of a row; null for a new one. */
  readonly valuesOf: (row: Row | null) => Values;
  readonly check: (values: Values) => CheckedForm<object, keyof Values & string>;
  /** Messages for dates that are only partly filled in. */
  readonly incomplete: Problems<keyof Values & string>;
  /** The problem when another row has the same unique value. */
  readonly taken?: Problems<keyof Values & string>;
  /** A new row is published only after a question that names how many members it reaches. */
  readonly asksToPublish?: boolean;
  readonly Fields: ComponentType<ContentFieldsProps<Values>>;
}

interface ContentTabProps<Row, Values> extends ContentFormSpec<Row, Values> {
  readonly title: string;
  /** Describes where members see these rows. */
  readonly note: string;
  readonly emptyTitle: string;
  readonly texts: (row: Row, rows: readonly Row[]) => ContentItemTexts;
}

/** A list of content rows, replaced by the form while one is edited. */
export function ContentTab<Row extends SwitchedRow, Values extends Readonly<Record<keyof Values, string>>>(
  props: ContentTabProps<Row, Values>,
) {
  const { table, title, note, addLabel, emptyTitle, texts } = props;
  const live = useAdminRows(table);
  const toast = useToast();
  const { form: edited, open, close, cancel, opener } = useOpenForm<{ readonly row: Row | null }>();

  function onSaved() {
    close();
    toast({ text: '保存しました。会員には次の同期で届きます。', tone: 'success' });
  }

  if (edited !== null) return <ContentForm {...props} row={edited.row} onSaved={onSaved} onCancel={cancel} />;
  return (
    <>
      <Button
        label={addLabel}
        ref={opener}
        full
        icon={<Plus aria-hidden="true" />}
        onClick={() => open({ row: null })}
      />
      <TitledCard title={title} note={note} gap="m">
        <RowsView live={live} empty={<EmptyState title={emptyTitle} />}>
          {(row, rows) => (
            <ContentItem
              key={table.keyOf(row)}
              table={table}
              row={row}
              texts={texts(row, rows)}
              onEdit={() => open({ row })}
            />
          )}
        </RowsView>
      </TitledCard>
    </>
  );
}

interface ContentFormProps<Row, Values> extends ContentFormSpec<Row, Values> {
  /** The row to edit; null for a new one. */
  readonly row: Row | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The form that writes a content row. Input is kept until the server has accepted it. */
function ContentForm<Row extends SwitchedRow, Values extends Readonly<Record<keyof Values, string>>>(
  props: ContentFormProps<Row, Values>,
) {
  const { table, addLabel, editLabel, valuesOf, check, incomplete, taken, Fields, row, onSaved, onCancel } = props;
  const { asksToPublish = false } = props;
  const { confirm } = useDialogs();
  const member = useMember();
  const { run } = useAdminAction();
  const [initial] = useState(() => valuesOf(row));
  const [newId] = useState(member.newId);
  const key = row === null ? null : table.keyOf(row);

  async function store(written: Body) {
    if (row === null && asksToPublish && !(await confirm(toPublish((await readOverview(member)).members)))) return;
    if (!(await saveContentRow(member, table, { key, newId, row: written }))) return taken;
    onSaved();
    return undefined;
  }
  const form = useForm<Values>({
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
  return (
    <AdminForm title={row === null ? addLabel : editLabel} form={form} onCancel={onCancel}>
      <Fields form={form} row={row} />
    </AdminForm>
  );
}

const toPublish = (members: number) =>
  ({
    title: '公開しますか',
    body: `会員${formatNumber(members)}人の画面に、次の同期で出ます。`,
    confirmLabel: '公開する',
    cancelLabel: 'まだ公開しない',
    tone: 'normal',
  }) as const;

/** Display texts of one content row. */
interface ContentItemTexts {
  readonly when: string;
  readonly title: string;
  readonly text: string;
  /** Badge of a row that has not been ended. */
  readonly mark: string | null;
  /** Explains in the confirmation what ending the row means for members. */
  readonly endBody: string;
  /** Explains what guests get with and without the row's switch. */
  readonly guestHint?: string;
}

/** Rows without `for_guests` are for everybody. */
interface SwitchedRow {
  readonly ended: boolean;
  readonly for_guests?: boolean;
}

interface ContentItemProps<Row> {
  readonly table: ContentTable<Row>;
  readonly row: Row;
  readonly texts: ContentItemTexts;
  readonly onEdit: () => void;
}

/** One content row. Rows are never deleted: an ended one can be restored. */
function ContentItem<Row extends SwitchedRow>({ table, row, texts, onEdit }: ContentItemProps<Row>) {
  const { when, title, text, mark, endBody, guestHint } = texts;
  const { ended, for_guests } = row;
  const member = useMember();
  const { confirm } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();
  const key = table.keyOf(row);
  const id = `${table.name}-${key}`;

  async function change(switched: Parameters<typeof switchContentRow>[3], done: string) {
    await switchContentRow(member, table, key, switched);
    toast({ text: done, tone: 'success', ms: 3000 });
  }

  async function switchEnded() {
    if (ended) return change({ ended: false }, '元に戻しました');
    const question = { title: `「${title}」を終了しますか`, body: endBody, confirmLabel: '終了する' };
    if (await confirm({ ...question, tone: 'danger' })) await change({ ended: true }, '終了しました');
  }

  const switchForGuests = (forGuests: boolean) =>
    change(
      { for_guests: forGuests },
      forGuests ? '登録していない人にも、1日ほどで届きます' : '登録していない人の画面からは、1日ほどでなくなります',
    );

  const button = { size: 'small', variant: 'outline', 'aria-describedby': id } as const;
  return (
    <TitledCard as="li" variant="outline" level={3} id={id} title={title} gap="xs">
      <Row justify="between" align="baseline">
        <Small as="span" numeric>
          {when}
        </Small>
        {ended ? <Chip>終了</Chip> : mark === null ? null : <Chip tone="accent">{mark}</Chip>}
      </Row>
      <CollapsibleText text={text} describedBy={id} />
      {for_guests === undefined || ended ? null : (
        <Switch
          label="登録していない人にも届ける"
          hint={guestHint}
          checked={for_guests}
          busy={isBusy}
          onChange={(checked) => void run('変更に失敗しました', () => switchForGuests(checked))}
        />
      )}
      <Row gap="xs" equal>
        <Button {...button} label="編集" onClick={onEdit} />
        <Button
          {...button}
          label={ended ? '元に戻す' : '終了する'}
          busy={isBusy}
          onClick={() => void run('変更に失敗しました', switchEnded)}
        />
      </Row>
    </TitledCard>
  );
}
