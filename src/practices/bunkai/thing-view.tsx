import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Caption, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import type { ObviousThing } from './content.ts';
import styles from './screen.module.css';

/** From more characters than this on, a thing is set smaller, so that it stays on two lines. */
const LONG = 6;

/** Introduces the thing before it is taken apart. */
export function ThingView({ thing }: { readonly thing: ObviousThing }) {
  return (
    <Stack fill gap="l" align="center">
      <Stack gap="s" align="center">
        <Caption>今日ほどくもの</Caption>
        <h2 className={styles.thing} data-long={thing.thing.length > LONG ? '' : undefined}>
          <Ruby readings={thing.readings}>{thing.thing}</Ruby>
        </h2>
      </Stack>
      <Text>
        <Ruby readings={thing.readings}>{thing.lead}</Ruby>
      </Text>
      <Small>四つの問いで、あちこちから割れ目を探します。答えは声でも、胸のうちでも。</Small>
    </Stack>
  );
}
