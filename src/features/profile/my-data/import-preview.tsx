import { useMember } from '../../../data/member/member-context.tsx';
import type { ImportPlan } from '../../../data/transfer/kata-import.ts';
import { countPlanned, type MemoryPlan } from '../../../data/transfer/memory-import.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from '../profile.module.css';

/** Number of new kata, and of unusable positions, that are listed. */
const SHOWN = 3;

/** Maximum length of a text in a row, in code points. */
const ROW_TEXT = 60;

interface ImportPreviewProps {
  readonly plan: ImportPlan;
  readonly unusable: readonly number[];
  readonly memory: MemoryPlan;
  readonly unusableNotes: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Preview of an import. */
export function ImportPreview({ plan, unusable, memory, unusableNotes, onConfirm, onCancel }: ImportPreviewProps) {
  const { isLocal } = useMember();
  const { fresh, duplicates, overLimit } = plan;
  const { notes, duplicateNotes, notesOverLimit, visits, settings } = memory;
  const total = fresh.length + countPlanned(memory);
  return (
    <>
      <StatList label="取り込みの内容">
        <Stat label="追加する型" value={fresh.length} unit="件" />
        <Stat label="すでにある型" value={duplicates} unit="件" />
        {unusable.length > 0 ? <Stat label="読み取れない型" value={unusable.length} unit="件" /> : null}
        {overLimit > 0 ? <Stat label="上限を超える型" value={overLimit} unit="件" /> : null}
        {notes.length > 0 ? <Stat label="追加するひとこと" value={notes.length} unit="件" /> : null}
        {duplicateNotes > 0 ? <Stat label="すでにあるひとこと" value={duplicateNotes} unit="件" /> : null}
        {unusableNotes > 0 ? <Stat label="読み取れないひとこと" value={unusableNotes} unit="件" /> : null}
        {notesOverLimit > 0 ? <Stat label="上限を超えるひとこと" value={notesOverLimit} unit="件" /> : null}
        {visits.length > 0 ? <Stat label="追加する稽古の控え" value={visits.length} unit="件" /> : null}
        {settings.length > 0 ? <Stat label="追加する設定" value={settings.length} unit="件" /> : null}
      </StatList>
      {unusable.length > 0 ? (
        <Text variant="small" tone="warning">
          象か意識が空か、文字が多すぎるため、取り込めません（{unusable.slice(0, SHOWN).join('、')}
          {unusable.length > SHOWN ? '…' : ''}件目）。
        </Text>
      ) : null}
      {fresh.length > 0 ? (
        <Text variant="small">
          {isLocal
            ? '取り込んだ型は、この端末だけに残ります。'
            : '取り込んだ型は、すべての会員が見られます。誰が登録したかは表示されません。'}
        </Text>
      ) : null}
      {fresh.length > 0 ? (
        <div className={styles.sample}>
          <List label="追加する型の例">
            {fresh.slice(0, SHOWN).map(({ zou, ishiki, name }) => (
              <ListRow key={`${zou} ${ishiki} ${name}`} title={truncate(name ?? zou)} text={truncate(ishiki)} />
            ))}
          </List>
        </div>
      ) : null}
      <Row equal>
        <Button variant="ghost" onClick={onCancel}>
          {total > 0 ? 'やめる' : '閉じる'}
        </Button>
        {total > 0 ? <Button onClick={onConfirm}>{total}件を取り込む</Button> : null}
      </Row>
    </>
  );
}

function truncate(text: string): string {
  const characters = [...text];
  return characters.length > ROW_TEXT ? `${characters.slice(0, ROW_TEXT).join('')}…` : text;
}
