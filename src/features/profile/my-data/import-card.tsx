import { useState } from 'react';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import type { ImportedCollection } from '../../../data/transfer/file-rows.ts';
import { countPlanned, type ImportPlan, type PlannedPart, planImport } from '../../../data/transfer/import.ts';
import { type ImportProblem, type ImportRefusal, readImport } from '../../../data/transfer/import-file.ts';
import { type ImportRun, useImportRun } from '../../../data/transfer/import-run.ts';
import { formatNumber } from '../../../lib/date-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FilePicker } from '../../../ui/controls/file-picker.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Row, Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { Small, Text } from '../../../ui/layout/text.tsx';

type Step =
  | { readonly name: 'chosen'; readonly plan: ImportPlan; readonly unused: readonly string[] }
  | { readonly name: 'failed'; readonly title: string; readonly text: string };

/** Imports what an exported file restores, or kata from a table, after a preview. */
export function ImportCard() {
  const member = useMember();
  const [step, setStep] = useState<Step | null>(null);
  const { run, start, clear } = useImportRun();
  const isRunning = run?.status === 'running';

  async function choose(file: File) {
    clear();
    try {
      const read = await readImport(file);
      if (read.ok) setStep({ name: 'chosen', plan: await planImport(member, read), unused: read.unused });
      else setStep({ name: 'failed', title: 'このファイルは取り込めません', text: refusalText(read) });
    } catch {
      setStep({ name: 'failed', title: 'ファイルを開けませんでした', text: 'ファイルを選び直してください。' });
    }
  }

  function confirm(plan: ImportPlan) {
    setStep(null);
    void start(plan);
  }

  return (
    <TitledCard title="データの取り込み">
      <Small>
        「一冊にする」のファイルから、稽古の履歴と控え、稽古帳、型、設定、連続記録を戻します。CSVからは、型を追加できます。すでにあるものは重ねません。
      </Small>
      {isRunning ? null : (
        <FilePicker
          label="ファイルを選ぶ"
          accept=".html,.json,.csv,.tsv,.txt,text/html,application/json,text/csv,text/plain"
          onChoose={choose}
        />
      )}
      {isRunning ? <ImportProgress run={run} /> : null}
      <div aria-live="polite">{run === null || isRunning ? null : <ImportProgress run={run} />}</div>
      {step?.name === 'failed' ? (
        <Banner tone="error" title={step.title}>
          {step.text}
        </Banner>
      ) : null}
      {step?.name === 'chosen' ? (
        <ImportPreview
          plan={step.plan}
          unused={step.unused}
          onConfirm={() => confirm(step.plan)}
          onCancel={() => setStep(null)}
        />
      ) : null}
    </TitledCard>
  );
}

const problemTexts: Readonly<Record<ImportProblem, string>> = {
  'too-large': '大きさが10MBを超えています。型だけなら、「型（CSV）」で書き出したファイルから取り込めます。',
  newer: 'このアプリより新しい版で書き出されています。アプリを更新してから、もう一度選んでください。',
  changed:
    '書き出したあとで書きかえられたか、途中で切れています。「一冊にする」で書き出したままのファイルを選んでください。何も取り込んでいません。',
  broken: '途中で切れているか、書式が崩れています。書き出した直後のファイルを選んでください。',
  unreadable: '文字を読み取れません。UTF-8、UTF-16、Shift_JISのどれかで保存し直してください。',
  'open-quote': '引用符（"）が閉じていません。直してから、もう一度選んでください。何も取り込んでいません。',
  'text-beside-quote': '引用符（"）の外に文字があります。直してから、もう一度選んでください。何も取り込んでいません。',
  'not-ours': 'このアプリが書き出したJSONではありません。「一冊にする」のファイルを選んでください。',
  'too-many': '行が多すぎて、読み込めません。型は10,000件まで取り込めます。書き出した直後のファイルを選んでください。',
  'no-kata': '型が見つかりません。CSVの1行目には「象」と「意識」の見出しが要ります。',
  separator: '列の区切りが見つかりません。コンマ、タブ、セミコロンのどれかで区切ってください。',
};

function refusalText({ problem, row }: ImportRefusal): string {
  return row === undefined ? problemTexts[problem] : `${row}行目：${problemTexts[problem]}`;
}

function ImportProgress({ run }: { readonly run: ImportRun }) {
  const total = formatNumber(run.total);
  switch (run.status) {
    case 'running': {
      const words = `${total}件のうち${formatNumber(run.done)}件`;
      return (
        <Stack gap="xs">
          <ProgressBar label="取り込みの進み具合" value={run.done} max={run.total} valueText={words} />
          <Text numeric>{`取り込んでいます（${words}まで完了）`}</Text>
          <Small>ほかの画面を開いていても続きます。</Small>
        </Stack>
      );
    }
    case 'done':
      return <Banner tone="success" title={`${total}件を取り込みました`} />;
    case 'failed':
      return (
        <Banner tone="error" title="取り込みが途中で止まりました">
          {errorMessage(run.cause)}
        </Banner>
      );
  }
}

const SHOWN = 3;

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
  readonly unused: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function ImportPreview({ plan, unused, onConfirm, onCancel }: ImportPreviewProps) {
  const { isGuest } = useMember();
  const total = countPlanned(plan);
  const planned = (collection: ImportedCollection) => plan.find((part) => part.collection === collection);
  const katas = planned('kata_forms')?.rows ?? [];
  return (
    <>
      <StatList label="取り込みの内容">
        {plan.map(({ collection, rows }) => (
          <Count key={collection} label={`追加する${names[collection]}`} value={rows.length} />
        ))}
        <Count label="すでにあるもの" value={sumOf(plan, ({ alreadyStored }) => alreadyStored)} />
        <Count label="読み取れないもの" value={sumOf(plan, ({ unusable }) => unusable.length)} />
        <Count label="上限を超えるもの" value={sumOf(plan, ({ overLimit }) => overLimit)} />
        <Count label="古くて戻せない日の記録" value={planned('login_records')?.tooOld ?? 0} />
      </StatList>
      {unused.length > 0 ? <Small tone="warning">{`使わなかった列：${unused.map(shorten).join('、')}`}</Small> : null}
      <UnusableKatas positions={planned('kata_forms')?.unusable ?? []} />
      {isGuest || sumOf(plan, ({ collection, rows }) => (DECIDED.has(collection) ? rows.length : 0)) === 0 ? null : (
        <Text variant="small">
          日の記録は、ログインが400日前まで、復活チケットが30日前まで戻せます。チケットの枚数とレッスンの進み具合は、戻った日の記録から、サーバーが決め直します。
        </Text>
      )}
      {katas.length === 0 ? null : (
        <Text variant="small">
          {isGuest
            ? '取り込んだ型は、この端末だけに残ります。'
            : '取り込んだ型は、すべての会員が見られます。誰が登録したかは表示されません。'}
        </Text>
      )}
      <Row equal>
        <Button label={total > 0 ? 'やめる' : '閉じる'} variant="ghost" onClick={onCancel} />
        {total > 0 ? <Button label={`${total}件を取り込む`} onClick={onConfirm} /> : null}
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
  const shown = `${positions.slice(0, SHOWN).join('、')}${positions.length > SHOWN ? '…' : ''}`;
  return <Small tone="warning">{`象か意識が空か、文字が多すぎるため、取り込めません（${shown}件目の型）。`}</Small>;
}

/** A heading may be a text of any length. */
function shorten(heading: string): string {
  const characters = [...heading];
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : heading;
}
