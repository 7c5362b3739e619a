import { Card, Heading, Small, Stack } from '../../../ui/layout/primitives.tsx';
import type { Tip } from '../content/tips.ts';

/** Tips, one card each. */
export function TipCards({ tips }: { readonly tips: readonly Tip[] }) {
  return (
    <Stack as="ul" gap="xs">
      {tips.map(({ title, text }) => (
        <Card key={title} as="li" variant="sunken">
          <Heading level={3} variant="brush" ruby={title} />
          <Small ruby={text} />
        </Card>
      ))}
    </Stack>
  );
}
