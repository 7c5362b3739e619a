import { type ContentTable, setContentRowEnded } from '../../../data/admin/admin-content.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { AdminItem } from '../admin-item.tsx';

/** Display texts of one content row. */
export interface ContentItemTexts {
  readonly when: string;
  readonly title: string;
  readonly text: string;
  /** Badge of a row that has not been ended. */
  readonly mark: string | null;
  /** Explains in the confirmation what ending the row means for members. */
  readonly endBody: string;
}

interface ContentItemProps<Row> {
  readonly table: ContentTable<Row>;
  readonly row: Row;
  readonly texts: ContentItemTexts;
  readonly onEdit: () => void;
}

/** One content row. */
export function ContentItem<Row extends { readonly ended: boolean }>(props: ContentItemProps<Row>) {
  const { table, row, texts, onEdit } = props;
  const { when, title, text, mark } = texts;
  const member = useMember();
  const key = table.keyOf(row);
  const titleId = `${table.name}-${key}`;

  async function setEnded(ended: boolean) {
    await setContentRowEnded(member, table, { key, ended });
    return null;
  }
  return (
    <AdminItem
      id={titleId}
      when={when}
      title={title}
      chip={row.ended ? <Chip>終了</Chip> : mark === null ? null : <Chip tone="accent">{mark}</Chip>}
      ended={row.ended}
      endTexts={{
        label: '終了する',
        question: `「${title}」を終了しますか`,
        body: texts.endBody,
        done: '終了しました',
      }}
      setEnded={setEnded}
      onEdit={onEdit}
    >
      <CollapsibleText text={text} describedBy={titleId} />
    </AdminItem>
  );
}
