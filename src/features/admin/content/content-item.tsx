import { type ContentTable, switchContentRow } from '../../../data/admin/admin-content.ts';
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
  /** Explains what guests get with and without the row's switch. */
  readonly guestHint?: string;
}

/** Rows without `for_guests` are for everybody. */
export interface SwitchedRow {
  readonly ended: boolean;
  readonly for_guests?: boolean;
}

interface ContentItemProps<Row> {
  readonly table: ContentTable<Row>;
  readonly row: Row;
  readonly texts: ContentItemTexts;
  readonly onEdit: () => void;
}

/** One content row. */
export function ContentItem<Row extends SwitchedRow>(props: ContentItemProps<Row>) {
  const { table, row, texts, onEdit } = props;
  const { when, title, text, mark } = texts;
  const member = useMember();
  const key = table.keyOf(row);
  const titleId = `${table.name}-${key}`;

  async function change(switched: Parameters<typeof switchContentRow>[3]) {
    await switchContentRow(member, table, key, switched);
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
      setEnded={(ended) => change({ ended })}
      forGuests={
        row.for_guests === undefined
          ? undefined
          : { checked: row.for_guests, hint: texts.guestHint, set: (for_guests) => change({ for_guests }) }
      }
      onEdit={onEdit}
    >
      <CollapsibleText text={text} describedBy={titleId} />
    </AdminItem>
  );
}
