import { useEffect, useRef } from 'react';
import type { KataTest } from '../../../../sync/rules/kata-test.ts';
import type { OwnKatas } from '../../../data/kata/katas.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Card, Heading, Small, Stack, TitledCard } from '../../../ui/layout/primitives.tsx';
import styles from '../kata.module.css';
import { kataTitle } from '../kata-title.ts';
import { TestRun } from './test-run.tsx';
import { TestStart } from './test-start.tsx';
import { type RunningKataTest, useKataTest } from './use-kata-test.ts';

/** The kata test: start, questions and results. */
export function TestTab({ katas, onRegister }: { readonly katas: OwnKatas; readonly onRegister: () => void }) {
  const running = useKataTest(katas);
  const { test } = running;
  if (katas.list.length === 0) {
    return (
      <EmptyState
        title="テストする型がありません。まず型を登録してください。"
        action={<Button label="登録へ進む" variant="outline" onClick={onRegister} />}
      />
    );
  }
  if (test === null) return <TestStart katas={katas.list} running={running} />;
  if (test.phase === 'finished') return <TestResults test={test} katas={katas} running={running} />;
  const kata = katas.byId.get(test.ids[test.index] ?? '');
  return kata === undefined ? null : <TestRun test={test} kata={kata} running={running} />;
}

/** Number of kata listed; the button repeats all of them. */
const SHOWN = 10;

interface TestResultsProps {
  readonly test: KataTest;
  readonly katas: OwnKatas;
  readonly running: RunningKataTest;
}

/** Results of a test, and the kata to repeat. */
function TestResults({ test, katas, running }: TestResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const again = test.ids.flatMap((id) => (test.grades[id] === 'again' ? (katas.byId.get(id) ?? []) : []));
  const remembered = Object.values(test.grades).filter((grade) => grade === 'remembered').length;
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Card labelledBy="results-title" gap="s">
        <Heading id="results-title" ref={heading} focusable>
          {test.kind === 'review' ? '今日の復習が終わりました' : 'テストが終わりました'}
        </Heading>
        <StatList>
          <Stat label="答えを見た型" value={test.seen.length} unit="問" />
          <Stat label="おぼえた" value={remembered} unit="問" />
          <Stat label="もう一度" value={again.length} unit="問" />
        </StatList>
      </Card>
      {again.length === 0 ? null : (
        <TitledCard title="「もう一度」の型" gap="xs">
          <Stack as="ul" gap="2xs">
            {again.slice(0, SHOWN).map((kata) => (
              <li key={kata.id}>
                <bdi className={styles.title}>{kataTitle(kata)}</bdi>
              </li>
            ))}
          </Stack>
          {again.length > SHOWN ? <Small>ほか{again.length - SHOWN}件</Small> : null}
          <Button
            label="この型だけもう一度"
            variant="outline"
            full
            onClick={() => running.startAgain(again.map(({ id }) => id))}
          />
        </TitledCard>
      )}
      <Button label="テストを閉じる" full onClick={running.quit} />
    </>
  );
}
