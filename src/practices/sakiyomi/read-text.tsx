import { gradesOf } from '../../data/training/answer-names.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { CollapsibleText } from '../../ui/layout/collapsible-text.tsx';
import { Caption, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import type { Sakiyomi } from './use-sakiyomi.ts';

interface ReadTextProps {
  readonly sakiyomi: Pick<Sakiyomi, 'state' | 'judge'>;
}

/** The editorial after it was read: the guesses beside what came, and the text once more on request. */
export function ReadText({ sakiyomi }: ReadTextProps) {
  const { editorial } = sakiyomi.state;
  const { title, paragraphs, readings } = editorial;
  return (
    <>
      <GuessCards sakiyomi={sakiyomi} />
      <Disclosure summary={<Ruby readings={readings}>{title}</Ruby>}>
        <Text variant="passage" ruby={paragraphs.join('\n')} readings={readings} />
      </Disclosure>
    </>
  );
}

/** Each guess beside the paragraph that came, for the member to judge. */
function GuessCards({ sakiyomi: { state, judge } }: ReadTextProps) {
  const { paragraphs, readings } = state.editorial;
  return state.guesses.map(({ paragraph, text, verdict }) => {
    const id = `guess-${paragraph}`;
    const continuation = paragraphs[paragraph] ?? '';
    return (
      <Card key={paragraph} labelledBy={id} gap="s">
        <Stack gap="2xs">
          <Caption id={id}>{`${paragraph + 1}段落目の予想`}</Caption>
          <div dir="auto">
            <Text>{text}</Text>
          </div>
        </Stack>
        <Stack gap="2xs">
          <Caption>続き</Caption>
          <CollapsibleText text={continuation} describedBy={id}>
            <Ruby readings={readings}>{continuation}</Ruby>
          </CollapsibleText>
        </Stack>
        <AnswerButtons
          label={`${paragraph + 1}段落目の予想は`}
          answers={gradesOf('sakiyomi')}
          chosen={verdict}
          onChoose={(chosen) => judge(paragraph, chosen)}
        />
      </Card>
    );
  });
}
