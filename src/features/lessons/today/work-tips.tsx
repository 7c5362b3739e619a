import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { Card, Heading, Stack, Text } from '../../../ui/layout/primitives.tsx';
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
