import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { FocusedHeading, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { ColourMark } from './colour-mark.tsx';
import { ColourWords } from './colour-words.tsx';
import { colourOf } from './colours.ts';
import type { ColouredSentence } from './content.ts';

interface CalledViewProps {
  readonly sentence: ColouredSentence;
  readonly colour: number;
}

/** A colour that is called: the sentence is said in it at once, from memory. */
export function CalledView({ sentence, colour: index }: CalledViewProps) {
  const colour = colourOf(sentence, index);
  const { voice } = colour;
  return (
    <Stack fill gap="l" align="center">
      <ColourMark voice={voice} size={104} />
      <Stack gap="3xs" align="center">
        <Small>{voice.reading}</Small>
        <FocusedHeading variant="phase" key={index}>
          {voice.name}
        </FocusedHeading>
      </Stack>
      <Text variant="scene">
        「<Ruby readings={sentence.readings}>{sentence.sentence}</Ruby>」
      </Text>
      <Small>考える前に、この色で一度。</Small>
      <Disclosure key={voice.id} summary="どんな声だったかを見る">
        <ColourWords colour={colour} readings={sentence.readings} />
      </Disclosure>
    </Stack>
  );
}
