import { type OwnReadings, Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/boxes.tsx';
import { FocusedHeading, Heading, Small, Text } from '../../ui/layout/text.tsx';
import { ChoiceList } from '../host/choice-list.tsx';
import { type AfterwardsState, type AskedQuestion, rightCount } from './afterwards.ts';

interface QuestionViewProps {
  readonly question: AskedQuestion;
  readonly readings: OwnReadings | undefined;
  readonly number: number;
  readonly total: number;
  readonly onAnswer: (choice: number) => void;
}

/** A question about the article, with its three choices. */
export function QuestionView({ question, readings, number, total, onAnswer }: QuestionViewProps) {
  return (
    <Stack fill gap="l">
      <Stack gap="2xs" align="center">
        <Small numeric>{`${number} / ${total} 問`}</Small>
        <FocusedHeading variant="phase" key={number} ruby={question.ask} readings={readings} />
      </Stack>
      <ChoiceList
        choices={question.choices}
        nameOf={(choice) => choice}
        labelOf={(choice) => <Ruby readings={readings}>{choice}</Ruby>}
        onChoose={(_, index) => onAnswer(index)}
      />
    </Stack>
  );
}

/** The questions with what was chosen and what is right. */
export function JudgedView({ state }: { readonly state: AfterwardsState }) {
  const { article, answers } = state;
  return (
    <Stack gap="m">
      <Heading variant="brush">{`${article.questions.length}問のうち${rightCount(state)}問`}</Heading>
      <Stack as="ul" gap="m">
        {article.questions.map((question, index) => (
          <li key={question.ask}>
            <Small ruby={question.ask} readings={article.readings} />
            <Judgement question={question} readings={article.readings} choice={answers[index] ?? null} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface JudgementProps {
  readonly question: AskedQuestion;
  readonly readings: OwnReadings | undefined;
  readonly choice: number | null;
}

function Judgement({ question, readings, choice }: JudgementProps) {
  const quote = (index: number) => (
    <>
      「<Ruby readings={readings}>{question.choices[index] ?? ''}</Ruby>
      <span>」</span>
    </>
  );
  if (choice === null) return <Text>答えは{quote(question.answer)}</Text>;
  if (choice === question.answer) {
    return (
      <Text strong tone="success">
        正解{quote(choice)}
      </Text>
    );
  }
  return (
    <Text strong tone="warning">
      {quote(choice)}
      <span>ではなく</span>
      {quote(question.answer)}
    </Text>
  );
}
