import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import type { GoshokuState } from './rules.ts';

/** The sentence in one's plain voice, before any colour. */
export function PlainView({ state: { sentence, returned } }: { readonly state: GoshokuState }) {
  return (
    <Stack fill gap="l" align="center">
      <Stack gap="xs" align="center">
        <Small>
          <Ruby readings={sentence.readings}>{sentence.scene}</Ruby>
        </Small>
        <Text variant="scene">
          「<Ruby readings={sentence.readings}>{sentence.sentence}</Ruby>」
        </Text>
      </Stack>
      <Text>まず、ふだんの声で一度。これから五つの色に塗り分けます。</Text>
      {returned === null ? null : <Small tone="accent">前に塗りにくかった「{returned.name}」も出てきます。</Small>}
      <Small>声を出せない所では、胸のうちで響かせます。</Small>
    </Stack>
  );
}
