import { useState } from 'react';
import { limits } from '../../../../sync/rules/limits.ts';
import { useOwnKatas } from '../../../data/kata/katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { type ImportRead, readImport } from '../../../data/transfer/import.ts';
import { useImportRun } from '../../../data/transfer/import-run.ts';
import { planKataImport } from '../../../data/transfer/kata-import.ts';
import { type MemoryPlan, planMemoryImport, readOwnMemory } from '../../../data/transfer/memory-import.ts';
import { FilePicker } from '../../../ui/controls/file-picker.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { ImportPreview } from './import-preview.tsx';
import { importProblemText } from './import-problem-text.ts';
import { ImportProgress } from './import-progress.tsx';

type Step =
  | { readonly name: 'idle' }
  | { readonly name: 'chosen'; readonly read: ImportRead & { readonly ok: true }; readonly memory: MemoryPlan }
  | { readonly name: 'failed'; readonly title: string; readonly text: string };

/** Imports kata, and what else an exported file restores, after a preview. */
export function ImportCard() {
  const member = useMember();
  const own = useOwnKatas();
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const { run, start, clear } = useImportRun();
  const isRunning = run?.status === 'running';
  if (own === undefined) return null;

  async function choose(file: File) {
    clear();
    try {
      const read = await readImport(file);
      if (read.ok) {
        setStep({ name: 'chosen', read, memory: planMemoryImport(read.memory, await readOwnMemory(member)) });
      } else setStep({ name: 'failed', title: 'このファイルは取り込めません', text: importProblemText(read.problem) });
    } catch {
      setStep({ name: 'failed', title: 'ファイルを開けませんでした', text: 'ファイルを選び直してください。' });
    }
  }

  const plan = step.name === 'chosen' ? planKataImport(step.read.candidates, own.list, limits.kata_max) : null;

  function confirm(fresh: NonNullable<typeof plan>['fresh'], memory: MemoryPlan) {
    setStep({ name: 'idle' });
    void start(fresh, memory);
  }

  return (
    <Card labelledBy="import-title">
      <Stack>
        <Heading id="import-title">データの取り込み</Heading>
        <Text variant="small" tone="muted">
          書き出したJSONから、型、稽古帳、稽古の控え、設定を戻します。CSVからは、型を追加できます。すでにあるものは重ねません。
        </Text>
        {isRunning ? null : (
          <FilePicker label="ファイルを選ぶ" accept=".json,.csv,application/json,text/csv" onChoose={choose} />
        )}
        {isRunning ? <ImportProgress run={run} /> : null}
        <div aria-live="polite">{run === null || isRunning ? null : <ImportProgress run={run} />}</div>
        {step.name === 'failed' ? (
          <Banner tone="error" title={step.title}>
            <p>{step.text}</p>
          </Banner>
        ) : null}
        {step.name === 'chosen' && plan !== null ? (
          <ImportPreview
            plan={plan}
            unusable={step.read.unusable}
            memory={step.memory}
            unusableNotes={step.read.memory.unusableNotes}
            onConfirm={() => confirm(plan.fresh, step.memory)}
            onCancel={() => setStep({ name: 'idle' })}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
