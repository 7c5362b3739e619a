import { type LibraryTable, setLibraryRowEnded } from '../../data/admin-library.ts';
import { errorMessage } from '../../data/error-message.ts';
import { useMember } from '../../data/member-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useDialogs } from '../../ui/dialog-host.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Row as Line } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FoldedText } from './folded-text.tsx';
import { useAdminAction } from './use-admin-action.ts';

/** How a row of the library reads in its list. */
export interface LibraryItemWords {
  readonly when: string;
  readonly title: string;
  readonly text: string;
  /** What stands out about a row that has not been ended. */
  readonly mark: string | null;
  /** What ending it means for members. */
  readonly endBody: string;
}

interface LibraryItemProps<Row> {
  readonly table: LibraryTable<Row>;
  readonly row: Row;
  readonly words: LibraryItemWords;
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<void>;
}

/** One row of the library. Nothing is deleted: what was ended can be put back. */
export function LibraryItem<Row extends { readonly ended: boolean }>(props: LibraryItemProps<Row>) {
  const { table, row, words, onEdit, onChanged } = props;
  const { when, title, text, mark } = words;
  const { isBusy, end, putBack } = useEnding({ table, key: table.keyOf(row), words, onChanged });
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
        <FoldedText text={text} describedBy={titleId} />
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

interface Ending<Row> {
  readonly table: LibraryTable<Row>;
  readonly key: string;
  readonly words: LibraryItemWords;
  readonly onChanged: () => Promise<void>;
}

function useEnding<Row>({ table, key, words, onChanged }: Ending<Row>) {
  const member = useMember();
  const { confirm, alert } = useDialogs();
  const toast = useToast();
  const { isBusy, run } = useAdminAction();

  async function set(ended: boolean) {
    await setLibraryRowEnded(member, table, { key, ended });
    toast({ text: ended ? '終了しました' : '元に戻しました', tone: 'success', ms: 3000 });
    await onChanged();
  }
  async function endAfterQuestion() {
    const title = `「${words.title}」を終了しますか`;
    const texts = {
      title,
      body: words.endBody,
      confirmLabel: '終了する',
      cancelLabel: 'やめる',
      tone: 'danger',
    } as const;
    if (await confirm(texts)) await set(true);
  }
  const start = (work: () => Promise<void>) =>
    void run(work, (cause) => alert({ title: '変更に失敗しました', body: errorMessage(cause) }));
  return { isBusy, end: () => start(endAfterQuestion), putBack: () => start(() => set(false)) };
}
