import { useEffect, useRef } from 'react';
import type { KataTest } from '../../../../sync/rules/kata-test.ts';
import type { OwnKatas } from '../../../data/kata/katas.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Card, Heading, Small, Stack, TitledCard } from '../../../ui/layout/primitives.tsx';
import styles from '../kata.module.css';
import { kataTitle } from '../kata-title.ts';
import type { RunningKataTest } from './use-kata-test.ts';

/** Number of kata listed; the button repeats all of them. */
const SHOWN = 10;

interface TestResultsProps {
  readonly test: KataTest;
  readonly katas: OwnKatas;
  readonly running: RunningKataTest;
}

/** Results of a test, and the kata to repeat. */
export function TestResults({ test, katas, running }: TestResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const again = test.ids.flatMap((id) => (test.grades[id] === 'again' ? (katas.byId.get(id) ?? []) : []));
  const remembered = Object.values(test.grades).filter((grade) => grade === 'remembered').length;
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Card labelledBy="results-title">
        <Stack>
          <Heading id="results-title" ref={heading} focusable>
            {test.kind === 'review' ? '今日の復習が終わりました' : 'テストが終わりました'}
          </Heading>
          <StatList>
            <Stat label="答えを見た型" value={test.seen.length} unit="問" />
            <Stat label="おぼえた" value={remembered} unit="問" />
            <Stat label="もう一度" value={again.length} unit="問" />
          </StatList>
        </Stack>
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
          <Button variant="outline" full onClick={() => running.startAgain(again.map(({ id }) => id))}>
            この型だけもう一度
          </Button>
        </TitledCard>
      )}
      <Button full onClick={running.quit}>
        テストを閉じる
      </Button>
    </>
  );
}
