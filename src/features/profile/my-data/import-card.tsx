import { useState } from 'react';
import { useMember } from '../../../data/member/member-context.tsx';
import { type ImportPlan, planImport } from '../../../data/transfer/import.ts';
import { readImport } from '../../../data/transfer/import-file.ts';
import { useImportRun } from '../../../data/transfer/import-run.ts';
import { FilePicker } from '../../../ui/controls/file-picker.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Small, TitledCard } from '../../../ui/layout/primitives.tsx';
import { ImportPreview } from './import-preview.tsx';
import { importProblemText } from './import-problem-text.ts';
import { ImportProgress } from './import-progress.tsx';

type Step =
  | { readonly name: 'idle' }
  | { readonly name: 'chosen'; readonly plan: ImportPlan }
  | { readonly name: 'failed'; readonly title: string; readonly text: string };

/** Imports what an exported file restores, or kata from a table, after a preview. */
export function ImportCard() {
  const member = useMember();
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const { run, start, clear } = useImportRun();
  const isRunning = run?.status === 'running';

  async function choose(file: File) {
    clear();
    try {
      const read = await readImport(file);
      if (read.ok) setStep({ name: 'chosen', plan: await planImport(member, read) });
      else setStep({ name: 'failed', title: 'このファイルは取り込めません', text: importProblemText(read.problem) });
    } catch {
      setStep({ name: 'failed', title: 'ファイルを開けませんでした', text: 'ファイルを選び直してください。' });
    }
  }

  function confirm(plan: ImportPlan) {
    setStep({ name: 'idle' });
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
          accept=".html,.json,.csv,text/html,application/json,text/csv"
          onChoose={choose}
        />
      )}
      {isRunning ? <ImportProgress run={run} /> : null}
      <div aria-live="polite">{run === null || isRunning ? null : <ImportProgress run={run} />}</div>
      {step.name === 'failed' ? (
        <Banner tone="error" title={step.title}>
          <p>{step.text}</p>
        </Banner>
      ) : null}
      {step.name === 'chosen' ? (
        <ImportPreview
          plan={step.plan}
          onConfirm={() => confirm(step.plan)}
          onCancel={() => setStep({ name: 'idle' })}
        />
      ) : null}
    </TitledCard>
  );
}
