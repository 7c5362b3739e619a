import { Ruby } from '../../ui/graphics/ruby.tsx';
import { FocusedHeading, Stack, Text } from '../../ui/layout/primitives.tsx';
import { itemAt } from '../random/item-at.ts';
import type { ObviousThing } from './content.ts';

interface QuestionViewProps {
  readonly thing: ObviousThing;
  readonly question: number;
}

/** One of the four questions. */
export function QuestionView({ thing, question }: QuestionViewProps) {
  return (
    <Stack fill gap="l" align="center">
      <Text tone="muted">
        <Ruby readings={thing.readings}>{thing.thing}</Ruby>
      </Text>
      <FocusedHeading variant="phase" key={question}>
        <Ruby readings={thing.readings}>{itemAt(thing.questions, question)}</Ruby>
      </FocusedHeading>
      <Text variant="small" tone="muted">
        すぐに浮かんだ答えをひとつ、少し待って、もうひとつ。
      </Text>
    </Stack>
  );
}
