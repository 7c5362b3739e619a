import { useEffect, useRef } from 'react';
import { type KataGrade, type KataTest, kataTestProgress } from '../../../../sync/model/kata/self-test.ts';
import { usePractising } from '../../../data/device/suppress-prompts.ts';
import type { OwnKata } from '../../../data/kata/katas.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../../ui/feedback/announcer.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Caption, Card, Row, Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import styles from '../kata.module.css';
import type { RunningKataTest } from './use-kata-test.ts';
import { useTestSession } from './use-test-session.ts';

interface TestRunProps {
  readonly test: KataTest;
  readonly kata: OwnKata;
  readonly running: RunningKataTest;
}

/** One question of a test. The answer is rendered only after it is revealed. */
export function TestRun({ test, kata, running }: TestRunProps) {
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
            <Button label="もう一度" variant="outline" onClick={goOn('again')} />
            <Button label="おぼえた" onClick={goOn('remembered')} />
          </Row>
        ) : null}
        <Button
          label={isRevealed ? (isLast ? 'テスト完了' : '答えずに次へ') : '答えを見る'}
          ref={main}
          full
          variant={isRevealed ? 'quiet' : 'primary'}
          onClick={isRevealed ? goOn(null) : reveal}
        />
        <Button label="終了" full variant="ghost" onClick={running.quit} />
      </div>
    </div>
  );
}
