import { daysBetween, isDay } from '../../../sync/model/day/day.ts';
import type { Recall } from '../../../sync/model/notebook/recall.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { editNote } from '../../data/notebook/note-commands.ts';
import type { OwnNote } from '../../data/notebook/notes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { useCloseQuestion } from './use-close-question.ts';

const answers: readonly (readonly [label: string, recall: Recall])[] = [
  ['使った', 'used'],
  ['まだ', 'later'],
  ['もう出さない', 'never'],
];

/** A line of seven days ago, folded, and later one of eight or nine: whether it was used. Closing it without an answer is fine. */
export function LineCard({ note: { id, day, text, question } }: { readonly note: OwnNote }) {
  const member = useMember();
  const today = useToday();
  const closeQuestion = useCloseQuestion();
  const ago = '七八九'[(isDay(day) ? daysBetween(day, today) : 0) - 7] ?? '七';
  return (
    <Card as="article" label="前に書いた一行" gap="s">
      <Disclosure summary={`${ago}日前の一行があります`}>
        <Stack gap="xs">
          {question === null ? null : <Small>{question}</Small>}
          <Text>
            <span dir="auto">{text}</span>
          </Text>
          <Row gap="xs">
            {answers.map(([label, recall]) => (
              <Button
                key={recall}
                label={label}
                size="small"
                variant="outline"
                onClick={() => closeQuestion(editNote(member, id, { recall }))}
              />
            ))}
          </Row>
        </Stack>
      </Disclosure>
      <Row justify="end">
        <Button label="今日はいい" size="small" variant="quiet" onClick={() => closeQuestion()} />
      </Row>
    </Card>
  );
}
