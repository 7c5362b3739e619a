import Plus from 'lucide-react/icons/plus';
import type { ComponentType } from 'react';
import type { ContentTable } from '../../../data/admin/admin-content.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TitledCard } from '../../../ui/layout/boxes.tsx';
import { useOpenForm } from '../admin-form.tsx';
import { RowsView, useAdminRows } from '../use-admin-rows.tsx';
import { ContentItem, type ContentItemTexts, type SwitchedRow } from './content-item.tsx';

/** Props passed to a tab's form. */
export interface ContentFormPart<Row> {
  /** The row to edit; null for a new one. */
  readonly row: Row | null;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

interface ContentTabProps<Row> {
  readonly table: ContentTable<Row>;
  readonly title: string;
  /** Describes where members see these rows. */
  readonly note: string;
  readonly addLabel: string;
  readonly emptyTitle: string;
  readonly texts: (row: Row, rows: readonly Row[]) => ContentItemTexts;
  readonly Form: ComponentType<ContentFormPart<Row>>;
}

/** A list of content rows, replaced by the form while one is edited. */
export function ContentTab<Row extends SwitchedRow>(props: ContentTabProps<Row>) {
  const { table, title, note, addLabel, emptyTitle, texts, Form } = props;
  const live = useAdminRows(table);
  const toast = useToast();
  const { form: edited, open, close, cancel, opener } = useOpenForm<{ readonly row: Row | null }>();

  function onSaved() {
    close();
    toast({ text: '保存しました。会員には次の同期で届きます。', tone: 'success' });
  }

  if (edited !== null) return <Form row={edited.row} onSaved={onSaved} onCancel={cancel} />;
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
