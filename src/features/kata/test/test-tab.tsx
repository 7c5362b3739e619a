import { useEffect, useMemo, useRef, useState } from 'react';
import { MAX_REVIEWS_PER_DAY } from '../../../../sync/model/kata/review.ts';
import { type KataGrade, type KataTest, kataTestProgress } from '../../../../sync/model/kata/self-test.ts';
import { usePractising } from '../../../data/device/suppress-prompts.ts';
import type { OwnKata, OwnKatas } from '../../../data/kata/katas.ts';
import { EndActions, PracticeEnd } from '../../../shared/practice-end.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../../ui/feedback/announcer.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { SelectField } from '../../../ui/forms/fields.tsx';
import { Stat, StatList } from '../../../ui/graphics/stat.tsx';
import { Card, Row, Stack, TitledCard } from '../../../ui/layout/boxes.tsx';
import { Caption, Small, Text } from '../../../ui/layout/text.tsx';
import { useFocusWhen } from '../../../ui/layout/use-focus-when.ts';
import styles from '../kata.module.css';
import { ownCategories } from '../kata-fields.tsx';
import { kataTitle } from '../kata-texts.ts';
import { type RunningKataTest, useKataTest } from './use-kata-test.ts';
import { KATA_TEST, useTestSession } from './use-test-session.ts';

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

function TestResults({ test, katas, running }: TestResultsProps) {
  const again = test.ids.flatMap((id) => (test.grades[id] === 'again' ? (katas.byId.get(id) ?? []) : []));
  const remembered = Object.values(test.grades).filter((grade) => grade === 'remembered').length;
  return (
    <>
      <PracticeEnd
        done={test.kind === 'review' ? '今日の復習が終わりました' : 'テストが終わりました'}
        minutes={test.minutes ?? null}
        about={KATA_TEST}
        question="象を見て、意識より先に浮かんだものは何でしたか。"
      >
        <StatList>
          <Stat label="答えを見た型" value={test.seen.length} unit="問" />
          <Stat label="おぼえた" value={remembered} unit="問" />
          <Stat label="もう一度" value={again.length} unit="問" />
        </StatList>
        {again.length === 0 ? null : (
          <TitledCard title="「もう一度」の型" gap="xs">
            <Stack as="ul" gap="2xs">
              {again.slice(0, SHOWN).map((kata) => (
                <li key={kata.id}>
                  <bdi className={styles.title}>{kataTitle(kata)}</bdi>
                </li>
              ))}
            </Stack>
            {again.length > SHOWN ? <Small>{`ほか${again.length - SHOWN}件`}</Small> : null}
            <Button label="この型だけもう一度" variant="outline" full onClick={() => running.start(again, 'all')} />
          </TitledCard>
        )}
      </PracticeEnd>
      <EndActions steps={[{ label: 'テストを閉じる', go: running.quit, atFirstEnd: true }]} />
    </>
  );
}

const ALL_CATEGORIES = '';

/** Starts a shuffled test of all kata or one category, or today's review. */
function TestStart({ katas, running }: { readonly katas: readonly OwnKata[]; readonly running: RunningKataTest }) {
  const [category, setCategory] = useState(ALL_CATEGORIES);
  const categories = useMemo(() => ownCategories(katas), [katas]);
  const chosen = category === ALL_CATEGORIES ? katas : katas.filter((kata) => kata.category === category);
  const { due, start, hasMoved } = running;
  const heading = useFocusWhen<HTMLHeadingElement>(hasMoved);
  return (
    <>
      <TitledCard title="型のテスト" headingRef={heading}>
        <Small>心に浮かべる景色（象）だけを見て、そこへ向けるもの（意識）を思い出します。順番は毎回変わります。</Small>
        {categories.length === 0 ? null : (
          <SelectField
            label="出題する型"
            value={category}
            onChange={setCategory}
            options={[
              { value: ALL_CATEGORIES, label: 'すべて' },
              ...categories.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
        <Small numeric>{`全${chosen.length.toLocaleString('ja-JP')}問`}</Small>
        <Button label="テストを開始" full disabled={chosen.length === 0} onClick={() => start(chosen, 'all')} />
      </TitledCard>
      <TitledCard title="今日の復習">
        {due.length === 0 ? (
          <Small>
            今日の復習はありません。「おぼえた」「もう一度」の答えに合わせて、忘れかけたころにまた出てきます。
          </Small>
        ) : (
          <>
            <Small>{`忘れかけた型を、1日に${MAX_REVIEWS_PER_DAY}問までくり返します。`}</Small>
            <Button
              label={`今日の復習を始める（${due.length}問）`}
              full
              variant="outline"
              onClick={() => start(due, 'review')}
            />
          </>
        )}
      </TitledCard>
    </>
  );
}

interface TestRunProps {
  readonly test: KataTest;
  readonly kata: OwnKata;
  readonly running: RunningKataTest;
}

/** One question of a test. The answer is rendered only after it is revealed. */
function TestRun({ test, kata, running }: TestRunProps) {
  usePractising(true);
  const session = useTestSession(test);
  const announce = useAnnounce();
  const { number, total, percent } = kataTestProgress(test);
  const isRevealed = test.phase === 'revealed';
  const isLast = number === total;

  const main = useRef<HTMLButtonElement>(null);
  const shown = useRef(running.hasMoved ? null : kata.id);

  // Announces a new question and scrolls to its top.
  useEffect(() => {
    if (shown.current === kata.id) return;
    shown.current = kata.id;
    announce(`${number}問目。${kata.zou}`);
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [kata, number, announce]);

  function reveal() {
    running.reveal();
    announce(`意識。${kata.ishiki}`);
  }

  const goOn = (grade: KataGrade | null) =>
    ignoreDoubleClick(() => running.advance(grade, isLast ? session.finish(grade !== null) : undefined));

  return (
    <div className={styles.run}>
      <Stack gap="xs">
        <ProgressBar
          label="テストの進み具合"
          value={test.seen.length}
          max={total}
          valueText={`${total}問中${number}問目`}
        />
        <Row justify="between">
          <Small numeric>{`${number} / ${total}`}</Small>
          <Small numeric>{`${percent}%`}</Small>
        </Row>
      </Stack>
      <Card label="問題">
        <Stack align="center" gap="m">
          {kata.name === null ? null : (
            <Small>
              <bdi className={styles.title}>{kata.name}</bdi>
            </Small>
          )}
          <Caption>象</Caption>
          <div dir="auto" className={styles.answer}>
            <Text variant={kata.zou.length > 60 ? 'passage' : 'scene'}>{kata.zou}</Text>
          </div>
          {isRevealed ? (
            <>
              <Caption>意識</Caption>
              <div dir="auto" className={styles.answer}>
                <Text variant={kata.ishiki.length > 60 ? 'passage' : 'scene'} tone="accent">
                  {kata.ishiki}
                </Text>
              </div>
            </>
          ) : null}
        </Stack>
      </Card>
      <div className={styles.footer}>
        {isRevealed ? (
          <Row gap="xs" equal>
            <Button label="もう一度" variant="outline" aria-keyshortcuts="1" onClick={goOn('again')} />
            <Button label="おぼえた" aria-keyshortcuts="2" onClick={goOn('remembered')} />
          </Row>
        ) : null}
        <Button
          label={isRevealed ? (isLast ? 'テスト完了' : '答えずに次へ') : '答えを見る'}
          aria-keyshortcuts={isRevealed ? 'ArrowRight' : 'Space'}
          ref={main}
          full
          variant={isRevealed ? 'quiet' : 'primary'}
          onClick={isRevealed ? goOn(null) : reveal}
        />
        <Button label="終了" full aria-keyshortcuts="Escape" variant="ghost" onClick={running.quit} />
      </div>
    </div>
  );
}
