import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FocusedHeading } from '../host/focused-heading.tsx';
import { type AfterwardsState, rightCount } from './afterwards.ts';
import styles from './article-phase.module.css';
import type { RecallQuestion } from './content.ts';

interface QuestionViewProps {
  readonly question: RecallQuestion;
  readonly number: number;
  readonly total: number;
  readonly onAnswer: (choice: number) => void;
}

/** A question about the article, with its three choices. */
export function QuestionView({ question, number, total, onAnswer }: QuestionViewProps) {
  return (
    <Stack fill gap="l">
      <Stack gap="2xs" align="center">
        <Text variant="small" tone="muted" numeric>
          {number} / {total} 問
        </Text>
        <FocusedHeading key={number} className={styles.title}>
          {question.ask}
        </FocusedHeading>
      </Stack>
      <Stack gap="s">
        {question.choices.map((choice, index) => (
          <Button key={choice} full variant="outline" onClick={ignoreDoubleClick(() => onAnswer(index))}>
            {choice}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

/** The questions with what was chosen and what is right. */
export function JudgedView({ state }: { readonly state: AfterwardsState }) {
  const { article, answers } = state;
  return (
    <Stack fill gap="l">
      <Stack gap="2xs" align="center">
        <Text tone="muted">{article.title}</Text>
        <FocusedHeading className={styles.title}>
          {article.questions.length}問のうち{rightCount(state)}問
        </FocusedHeading>
      </Stack>
      <Stack as="ul" gap="m">
        {article.questions.map((question, index) => (
          <li key={question.ask}>
            <Text variant="small" tone="muted">
              {question.ask}
            </Text>
            <Judgement question={question} choice={answers[index] ?? null} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Judgement({ question, choice }: { readonly question: RecallQuestion; readonly choice: number | null }) {
  const right = question.choices[question.answer];
  if (choice === null) return <Text>答えは「{right}」</Text>;
  if (choice === question.answer) {
    return (
      <Text strong tone="success">
        正解「{right}」
      </Text>
    );
  }
  return (
    <Text strong tone="warning">
      「{question.choices[choice]}」ではなく「{right}」
    </Text>
  );
}
