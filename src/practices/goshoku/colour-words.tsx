import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { SentenceColour } from './colours.ts';

/** How a colour sounds, and whose mind it is here. */
export function ColourWords({ colour: { voice, manner } }: { readonly colour: SentenceColour }) {
  return (
    <Card label={`${voice.name}の声`}>
      <Stack gap="xs">
        <Text>{voice.voice}</Text>
        <Text>{manner}</Text>
      </Stack>
    </Card>
  );
}
