import { type ContentTable, switchContentRow } from '../../../data/admin/admin-content.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Row, TitledCard } from '../../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import { useAdminAction } from '../admin-context.tsx';

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

/** One content row. Rows are never deleted: an ended one can be restored. */
export function ContentItem<Row extends SwitchedRow>({ table, row, texts, onEdit }: ContentItemProps<Row>) {
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
