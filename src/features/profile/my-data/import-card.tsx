import { useState } from 'react';
import { KATA_MAX } from '../../../../sync/rules/kata-limits.ts';
import { useOwnKatas } from '../../../data/kata/katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { errorMessage } from '../../../data/server/error-message.ts';
import { type ImportRead, importKatas, readImport } from '../../../data/transfer/import.ts';
import { planKataImport } from '../../../data/transfer/kata-import.ts';
import {
  countPlanned,
  importMemory,
  type MemoryPlan,
  planMemoryImport,
  readOwnMemory,
} from '../../../data/transfer/memory-import.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FilePicker } from './file-picker.tsx';
import { ImportPreview } from './import-preview.tsx';
import { importProblemText } from './import-problem-text.ts';

type Step =
  | { readonly name: 'idle' }
  | { readonly name: 'chosen'; readonly read: ImportRead & { readonly ok: true }; readonly memory: MemoryPlan }
  | { readonly name: 'done'; readonly title: string }
  | { readonly name: 'failed'; readonly title: string; readonly text: string };

/** Imports kata, and what else an exported file restores, after a preview. */
export function ImportCard() {
  const member = useMember();
  const own = useOwnKatas();
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const [done, setDone] = useState<number | null>(null);
  if (own === undefined) return null;

  async function choose(file: File) {
    try {
      const read = await readImport(file);
      if (read.ok) {
        setStep({ name: 'chosen', read, memory: planMemoryImport(read.memory, await readOwnMemory(member)) });
      } else setStep({ name: 'failed', title: 'このファイルは取り込めません', text: importProblemText(read.problem) });
    } catch {
      setStep({ name: 'failed', title: 'ファイルを開けませんでした', text: 'ファイルを選び直してください。' });
    }
  }

  const plan =
    step.name === 'chosen' && done === null ? planKataImport(step.read.candidates, own.list, KATA_MAX) : null;

  async function run(fresh: NonNullable<typeof plan>['fresh'], memory: MemoryPlan) {
    const others = countPlanned(memory);
    try {
      await importKatas(member, fresh, setDone);
      await importMemory(member, memory, (count) => setDone(fresh.length + count));
      const what = others === 0 ? `${fresh.length}件の型` : `${fresh.length + others}件`;
      setStep({ name: 'done', title: `${what}を取り込みました` });
    } catch (cause) {
      setStep({ name: 'failed', title: '取り込みが途中で止まりました', text: errorMessage(cause) });
    }
    setDone(null);
  }

  return (
    <Card labelledBy="import-title">
      <Stack>
        <Heading id="import-title">データの取り込み</Heading>
        <Text variant="small" tone="muted">
          書き出したJSONから、型と稽古帳を戻します。CSVからは、型を追加できます。すでにあるものは重ねません。
        </Text>
        <FilePicker label="ファイルを選ぶ" accept=".json,.csv,application/json,text/csv" onChoose={choose} />
        <div aria-live="polite">
          {step.name === 'done' ? <Banner tone="success" title={step.title} /> : null}
          {done === null ? null : <Text numeric>取り込んでいます（{done}件まで完了）</Text>}
        </div>
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
            onConfirm={() => run(plan.fresh, step.memory)}
            onCancel={() => setStep({ name: 'idle' })}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
