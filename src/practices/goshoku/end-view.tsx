import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { ColourMark } from './colour-mark.tsx';
import { colourOf } from './colours.ts';
import type { ColouredSentence } from './content.ts';

/** The sentence and its five colours, after the last one. */
export function EndView({ sentence }: { readonly sentence: ColouredSentence }) {
  return (
    <Stack gap="m" align="center">
      <Text variant="scene">
        「<Ruby readings={sentence.readings}>{sentence.sentence}</Ruby>」
      </Text>
      <Row justify="center">
        {sentence.colours.map(({ colour }, index) => {
          const { voice } = colourOf(sentence, index);
          return (
            <Row key={colour} gap="xs" wrap={false}>
              <ColourMark voice={voice} />
              <Text as="span" variant="small">
                {voice.name}
              </Text>
            </Row>
          );
        })}
      </Row>
    </Stack>
  );
}
