import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { ObviousThing } from './content.ts';

/** Introduces the thing before it is taken apart. */
export function ThingView({ thing }: { readonly thing: ObviousThing }) {
  return (
    <Stack fill gap="l" align="center">
      <Stack gap="s" align="center">
        <Text variant="label" tone="muted">
          今日ほどくもの
        </Text>
        <Heading variant="display">{thing.thing}</Heading>
      </Stack>
      <Text>{thing.lead}</Text>
      <Text variant="small" tone="muted">
        四つの問いで、あちこちから割れ目を探します。答えは声でも、胸のうちでも。
      </Text>
    </Stack>
  );
}
