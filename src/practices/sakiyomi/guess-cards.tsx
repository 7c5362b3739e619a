import type { ReviewGrade } from '../../../sync/rules/kata-schedule.ts';
import { answersOf } from '../../data/training/answer-names.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { CollapsibleText } from '../../ui/layout/collapsible-text.tsx';
import { Caption, Card, Stack, Text } from '../../ui/layout/primitives.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import type { SakiyomiState } from './rules.ts';

interface GuessCardsProps {
  readonly state: SakiyomiState;
  readonly onJudge: (paragraph: number, verdict: ReviewGrade) => void;
}

/** Each guess beside the paragraph that came, for the member to judge. */
export function GuessCards({ state: { editorial, guesses }, onJudge }: GuessCardsProps) {
  return guesses.map(({ paragraph, text, verdict }) => {
    const id = `guess-${paragraph}`;
    return (
      <Card key={paragraph} labelledBy={id} gap="s">
        <Stack gap="2xs">
          <Caption id={id}>{paragraph + 1}段落目の予想</Caption>
          <div dir="auto">
            <Text>{text}</Text>
          </div>
        </Stack>
        <Stack gap="2xs">
          <Caption>続き</Caption>
          <CollapsibleText text={editorial.paragraphs[paragraph] ?? ''} describedBy={id}>
            <Ruby readings={editorial.readings}>{editorial.paragraphs[paragraph] ?? ''}</Ruby>
          </CollapsibleText>
        </Stack>
        <AnswerButtons
          label={`${paragraph + 1}段落目の予想は`}
          answers={answersOf('sakiyomi')}
          chosen={verdict}
          onChoose={(chosen) => onJudge(paragraph, chosen)}
        />
      </Card>
    );
  });
}
