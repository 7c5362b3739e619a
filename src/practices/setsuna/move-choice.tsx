import { type FirstMove, firstMoves, useFormerMove } from '../../data/training/first-moves.ts';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { SampleAnswer } from '../host/sample-answer.tsx';
import type { SetsunaState } from './rules.ts';

const labels = { voice: '声が先', body: '体が先', wait: 'まず待つ' } as const satisfies Record<FirstMove, string>;

interface MoveChoiceProps {
  readonly state: Pick<SetsunaState, 'scenario' | 'move'>;
  readonly onMove: (move: FirstMove) => void;
}

/** What came first in the member's own move, compared with a sample. */
export function MoveChoice({ state: { scenario, move }, onMove }: MoveChoiceProps) {
  const { id, sample, readings } = scenario;
  const former = useFormerMove(id);
  return (
    <Stack gap="s">
      <AnswerButtons
        label="自分の一手は"
        answers={firstMoves.map((value) => ({ value, label: labels[value] }))}
        chosen={move}
        onChoose={onMove}
      />
      {sample === undefined ? null : (
        <SampleAnswer isFolded={move === null}>
          <Text ruby={sample} readings={readings} />
          {move === null || scenario.move === undefined ? null : (
            <Small>{`こちら${move === scenario.move ? 'も' : 'は'}、${labels[scenario.move]}。`}</Small>
          )}
          {move === null || former === null ? null : <Small>{`前のあなたの一手は、${labels[former]}。`}</Small>}
        </SampleAnswer>
      )}
    </Stack>
  );
}
