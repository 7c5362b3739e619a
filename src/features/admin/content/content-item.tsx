import { type ContentTable, setContentRowEnded } from '../../../data/admin/admin-content.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { useDialogs } from '../../../ui/feedback/dialog-host.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row as Line } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useAdminAction } from '../use-admin-action.ts';

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
  readonly onChanged: () => Promise<void>;
}

/** One content row. Rows are never deleted: an ended row can be restored. */
export function ContentItem<Row extends { readonly ended: boolean }>(props: ContentItemProps<Row>) {
  const { table, row, texts, onEdit, onChanged } = props;
  const { when, title, text, mark } = texts;
  const { isBusy, end, putBack } = useEndRow({ table, key: table.keyOf(row), texts, onChanged });
  const titleId = `${table.name}-${table.keyOf(row)}`;
  return (
    <Card as="li" variant="outline" labelledBy={titleId}>
      <Stack gap="xs">
        <Line justify="between" align="baseline">
          <Text as="span" variant="small" tone="muted" numeric>
            {when}
          </Text>
          {row.ended ? <Chip>終了</Chip> : mark === null ? null : <Chip tone="accent">{mark}</Chip>}
        </Line>
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        <CollapsibleText text={text} describedBy={titleId} />
        <Line gap="xs" equal>
          <Button size="small" variant="outline" aria-describedby={titleId} onClick={onEdit}>
            編集
          </Button>
          <Button
            size="small"
            variant="outline"
            busy={isBusy}
            aria-describedby={titleId}
            onClick={row.ended ? putBack : end}
          >
            {row.ended ? '元に戻す' : '終了する'}
          </Button>
        </Line>
      </Stack>
    </Card>
  );
}

interface EndRowOptions<Row> {
  readonly table: ContentTable<Row>;
  readonly key: string;
  readonly texts: ContentItemTexts;
  readonly onChanged: () => Promise<void>;
}

function useEndRow<Row>({ table, key, texts, onChanged }: EndRowOptions<Row>) {
  const member = useMember();
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();

  async function set(ended: boolean) {
    await setContentRowEnded(member, table, { key, ended });
    toast({ text: ended ? '終了しました' : '元に戻しました', tone: 'success', ms: 3000 });
    await onChanged();
  }
  async function confirmAndEnd() {
    const title = `「${texts.title}」を終了しますか`;
    const question = {
      title,
      body: texts.endBody,
      confirmLabel: '終了する',
      cancelLabel: 'やめる',
      tone: 'danger',
    } as const;
    if (await confirm(question)) await set(true);
  }
  const start = (work: () => Promise<void>) =>
    void run(work, (cause) => alert({ title: '変更に失敗しました', body: errorMessage(cause) }));
  return { isBusy, end: () => start(confirmAndEnd), putBack: () => start(() => set(false)) };
}
