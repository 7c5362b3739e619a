import { useReducer } from 'react';
import { SafetyNote } from '../../shared/safety-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import numbered from '../host/numbered-lines.module.css';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { PictureScreen } from './picture-screen.tsx';
import { isLast, RYUE_MINUTES, ryueMinutes, SETS_PER_PRACTICE, start, step } from './rules.ts';
import styles from './ryue-intro.module.css';

/** The drill 流絵: five pairs of pictures. */
export function Screen() {
  const { deck } = useDrill();
  const [state, send] = useReducer(step, deck, start);
  const session = useSession();
  useMarkSeen(state.phase === 'picture' ? state.set.id : null);

  function finish() {
    void session.finish({
      number: 1,
      durationMinutes: ryueMinutes(session.minutes()),
      done: `${SETS_PER_PRACTICE}組の絵をたどりました`,
    });
  }

  switch (state.phase) {
    case 'intro':
      return (
        <DrillPage
          isUntouched
          footer={
            <Button
              label="始める"
              full
              onClick={() => {
                session.clear();
                send({ type: 'begin' });
              }}
            />
          }
        >
          <RyueIntro />
        </DrillPage>
      );
    case 'picture':
      return (
        <PictureScreen
          key={state.number}
          picture={state}
          onNext={() => (isLast(state) ? finish() : send({ type: 'next' }))}
        />
      );
  }
}

const STEPS = [
  '1枚目を隅まで眺め、変わりそうなものを三つ選びます。',
  '目を閉じ、1枚目の時間をゆっくり進めます。',
  '2枚目を開き、最後に2枚を並べて、あいだに起きたことを順にことばにします。',
] as const;

/** Introduction of the drill. */
function RyueIntro() {
  return (
    <Stack fill gap="l">
      <Stack gap="s" align="center">
        <Heading variant="phase">2枚の絵のあいだ</Heading>
        <div className={styles.lead}>
          <Text>時を隔てた2枚の絵。描かれていないあいだを、心の中で動かします。</Text>
        </div>
        <Small numeric>{`${SETS_PER_PRACTICE}組・目安${RYUE_MINUTES}分`}</Small>
      </Stack>
      <ol className={numbered.lines}>
        {STEPS.map((step) => (
          <li key={step} className={numbered.line}>
            {step}
          </li>
        ))}
      </ol>
      <SafetyNote />
    </Stack>
  );
}
