import type { OwnKatas } from '../../../data/kata/katas.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TestResults } from './test-results.tsx';
import { TestRun } from './test-run.tsx';
import { TestStart } from './test-start.tsx';
import { useKataTest } from './use-kata-test.ts';

/** The kata test: start, questions and results. */
export function TestTab({ katas, onRegister }: { readonly katas: OwnKatas; readonly onRegister: () => void }) {
  const running = useKataTest(katas);
  const { test } = running;
  if (katas.list.length === 0) {
    return (
      <EmptyState
        title="テストする型がありません。まず型を登録してください。"
        action={
          <Button variant="outline" onClick={onRegister}>
            登録へ進む
          </Button>
        }
      />
    );
  }
  if (test === null) return <TestStart katas={katas.list} running={running} />;
  if (test.phase === 'finished') return <TestResults test={test} katas={katas} running={running} />;
  const kata = katas.byId.get(test.ids[test.index] ?? '');
  return kata === undefined ? null : <TestRun test={test} kata={kata} running={running} />;
}
