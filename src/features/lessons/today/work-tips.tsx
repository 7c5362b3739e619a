import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { workTips } from '../content/tips.ts';

/** Tips for effective work. */
export function WorkTips() {
  return (
    <Card labelledBy="work-tips">
      <Stack>
        <Heading id="work-tips">
          <Ruby>{workTips.title}</Ruby>
        </Heading>
        {workTips.tips.map(({ title, text }) => (
          <div key={title}>
            <Heading level={3} variant="brush">
              <Ruby>{title}</Ruby>
            </Heading>
            <Text variant="small" tone="muted">
              <Ruby>{text}</Ruby>
            </Text>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
