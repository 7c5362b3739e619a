import { useReducer } from 'react';
import type { PracticeLevel } from '../../../sync/model/practice/level.ts';
import { SafetyNote } from '../../shared/safety-note.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { NumberedLines } from '../host/numbered-lines.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { PictureScreen } from './picture-screen.tsx';
import {
  isLast,
  judgements,
  OPEN_SECONDS,
  type PicturePhase,
  RYUE_MINUTES,
  ryueMinutes,
  SETS_PER_PRACTICE,
  start,
  step,
} from './rules.ts';

/** The drill 流絵: five pairs of pictures. */
export function Screen() {
  const { deck, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, start);
  const session = useSession();
  useMarkSeen(state.phase === 'picture' ? state.set.id : null);

  function begin() {
    session.clear();
    send({ type: 'begin', now: Date.now() });
  }

  function next(picture: PicturePhase) {
    if (isLast(picture)) return finish();
    if (picture.view === 'finding') for (const [item, judgement] of judgements(picture)) onItem(item, judgement);
    send({ type: 'next', now: Date.now() });
  }

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
        <DrillPage isUntouched actions={[{ label: '始める', go: begin }]}>
          <RyueIntro steps={stepsOf[deck.level]} />
        </DrillPage>
      );
    case 'picture':
      return <PictureScreen key={state.number} state={state} onInput={send} onNext={() => next(state)} />;
  }
}

const LOOK = '1枚目を隅まで眺め、変わりそうなものを三つ選びます。';
const CLOSE = '目を閉じ、1枚目の時間をゆっくり進めます。';
const FIND = `${OPEN_SECONDS}秒で1枚目が閉じます。2枚目の、変わった五か所に触れます。`;
const TELL = '2枚を重ね、あいだに起きたことを順にことばにします。';

const stepsOf: Readonly<Record<PracticeLevel, readonly string[]>> = {
  1: [LOOK, CLOSE, TELL],
  2: [FIND, TELL],
  3: [FIND, CLOSE, TELL],
};

function RyueIntro({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Stack fill gap="l">
      <Stack gap="s" align="center">
        <Heading variant="phase">2枚の絵のあいだ</Heading>
        <Text>時を隔てた2枚の絵。描かれていないあいだを、心の中で動かします。</Text>
        <Small numeric>{`${SETS_PER_PRACTICE}組・目安${RYUE_MINUTES}分`}</Small>
      </Stack>
      <NumberedLines lines={steps} />
      <SafetyNote />
    </Stack>
  );
}
