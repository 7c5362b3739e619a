import type { OwnReadings } from '../../ui/graphics/ruby.tsx';
import { Card, Stack, Text } from '../../ui/layout/primitives.tsx';
import type { SentenceColour } from './colours.ts';

interface ColourWordsProps {
  readonly colour: SentenceColour;
  /** Those of the sentence. */
  readonly readings: OwnReadings | undefined;
}

/** How a colour sounds, and whose mind it is here. */
export function ColourWords({ colour: { voice, manner }, readings }: ColourWordsProps) {
  return (
    <Card label={`${voice.name}の声`}>
      <Stack gap="xs">
        <Text ruby={voice.voice} />
        <Text ruby={manner} readings={readings} />
      </Stack>
    </Card>
  );
}
