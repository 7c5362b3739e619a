import { useMember } from '../../../data/member/member-context.tsx';
import type { ImportedCollection } from '../../../data/transfer/file-rows.ts';
import { countPlanned, type ImportPlan, type PlannedPart, plannedKatas } from '../../../data/transfer/import.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Row, Small, Text } from '../../../ui/layout/primitives.tsx';
import styles from '../profile.module.css';

const SHOWN = 3;

/** Maximum length of a text in a row, in code points. */
const ROW_TEXT = 60;

const names: Readonly<Record<ImportedCollection, string>> = {
  login_records: '日の記録',
  kata_forms: '型',
  training_sessions: '稽古の履歴',
  training_progress: 'レッスンの進み具合',
  practice_results: '稽古の控え',
  notes: 'ひとこと',
  member_settings: '設定',
};

interface ImportPreviewProps {
  readonly plan: ImportPlan;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Preview of an import: what it adds, and what it leaves out. */
export function ImportPreview({ plan, onConfirm, onCancel }: ImportPreviewProps) {
  const { isLocal } = useMember();
  const total = countPlanned(plan);
  const planned = (collection: ImportedCollection) => plan.find((part) => part.collection === collection);
  const fresh = plannedKatas(plan);
  return (
    <>
      <StatList label="取り込みの内容">
        {plan.map(({ collection, rows }) => (
          <Count key={collection} label={`追加する${names[collection]}`} value={rows.length} />
        ))}
        <Count label="すでにあるもの" value={sumOf(plan, ({ known }) => known)} />
        <Count label="読み取れないもの" value={sumOf(plan, ({ unusable }) => unusable.length)} />
        <Count label="上限を超えるもの" value={sumOf(plan, ({ overLimit }) => overLimit)} />
        <Count label="古くて戻せない日の記録" value={planned('login_records')?.tooOld ?? 0} />
      </StatList>
      <UnusableKatas positions={planned('kata_forms')?.unusable ?? []} />
      {isLocal || sumOf(plan, ({ collection, rows }) => (DECIDED.has(collection) ? rows.length : 0)) === 0 ? null : (
        <Text variant="small">
          日の記録は、ログインが400日前まで、復活チケットが30日前まで戻せます。チケットの枚数とレッスンの進み具合は、戻った日の記録から、サーバーが決め直します。
        </Text>
      )}
      {fresh.length > 0 ? (
        <>
          <Text variant="small">
            {isLocal
              ? '取り込んだ型は、この端末だけに残ります。'
              : '取り込んだ型は、すべての会員が見られます。誰が登録したかは表示されません。'}
          </Text>
          <div className={styles.sample}>
            <List label="追加する型の例">
              {fresh.slice(0, SHOWN).map(({ zou, ishiki, name }) => (
                <ListRow key={`${zou} ${ishiki} ${name}`} title={truncate(name ?? zou)} text={truncate(ishiki)} />
              ))}
            </List>
          </div>
        </>
      ) : null}
      <Row equal>
        <Button label={total > 0 ? 'やめる' : '閉じる'} variant="ghost" onClick={onCancel} />
        {total > 0 ? <Button onClick={onConfirm}>{total}件を取り込む</Button> : null}
      </Row>
    </>
  );
}

/** The collections of which the server decides how much it accepts. */
const DECIDED: ReadonlySet<ImportedCollection> = new Set(['login_records', 'training_progress']);

function sumOf(plan: ImportPlan, count: (part: PlannedPart) => number): number {
  return plan.reduce((sum, part) => sum + count(part), 0);
}

function Count({ label, value }: { readonly label: string; readonly value: number }) {
  return value === 0 ? null : <Stat label={label} value={value} unit="件" />;
}

function UnusableKatas({ positions }: { readonly positions: readonly number[] }) {
  if (positions.length === 0) return null;
  return (
    <Small tone="warning">
      象か意識が空か、文字が多すぎるため、取り込めません（{positions.slice(0, SHOWN).join('、')}
      {positions.length > SHOWN ? '…' : ''}件目の型）。
    </Small>
  );
}

function truncate(text: string): string {
  const characters = [...text];
  return characters.length > ROW_TEXT ? `${characters.slice(0, ROW_TEXT).join('')}…` : text;
}
