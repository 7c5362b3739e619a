import type { ReviewGrade } from '../../../sync/rules/kata-schedule.ts';
import { answersOf } from '../../data/training/answer-names.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { FocusedHeading, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { ColourMark } from './colour-mark.tsx';
import { ColourWords } from './colour-words.tsx';
import { colourOf } from './colours.ts';
import type { GoshokuState } from './rules.ts';

interface ColourViewProps {
  readonly state: GoshokuState;
  readonly colour: number;
  readonly onGrade: (grade: ReviewGrade) => void;
}

/** One colour: to read, to picture, and to say the sentence in it twice. */
export function ColourView({ state: { sentence, grades: given }, colour: index, onGrade }: ColourViewProps) {
  const colour = colourOf(sentence, index);
  const { voice } = colour;
  return (
    <Stack fill gap="m" align="center">
      <ColourMark voice={voice} size={56} />
      <Stack gap="3xs" align="center">
        <Small>{voice.reading}</Small>
        <FocusedHeading variant="phase" key={index}>
          {voice.name}
        </FocusedHeading>
      </Stack>
      <ColourWords colour={colour} readings={sentence.readings} />
      <Stack gap="2xs" align="center">
        <Text variant="scene">
          「<Ruby readings={sentence.readings}>{sentence.sentence}</Ruby>」
        </Text>
        <Small>その人を思い浮かべてから、2度言います。</Small>
      </Stack>
      <AnswerButtons
        label={`「${voice.name}」は`}
        answers={answersOf('goshoku')}
        chosen={given.get(index) ?? null}
        onChoose={onGrade}
      />
    </Stack>
  );
}
