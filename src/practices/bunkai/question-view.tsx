import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FocusedHeading } from '../host/focused-heading.tsx';
import { itemAt } from '../random/item-at.ts';
import type { ObviousThing } from './content.ts';
import styles from './screen.module.css';

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
      <FocusedHeading key={question} className={styles.question}>
        <Ruby readings={thing.readings}>{itemAt(thing.questions, question)}</Ruby>
      </FocusedHeading>
      <Text variant="small" tone="muted">
        すぐに浮かんだ答えをひとつ、少し待って、もうひとつ。
      </Text>
    </Stack>
  );
}
