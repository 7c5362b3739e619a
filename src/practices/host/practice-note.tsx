import { questionOfVisit } from '../../data/notebook/questions.ts';
import { NoteField } from '../../shared/note-field.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { PracticeScreenProps } from '../practice.ts';

interface PracticeNoteProps extends Pick<PracticeScreenProps, 'practice' | 'deck'> {
  /** True beside 稽古完了, where the drill still goes on: the field is opened on request. */
  readonly isFolded?: boolean;
}

/** The question of this visit about a practice, and a line for the notebook. */
export function PracticeNote({ practice, deck, isFolded = false }: PracticeNoteProps) {
  const question = questionOfVisit(practice.id, deck.sessions);
  const field = <NoteField about={practice.trainingType} question={question} />;
  if (isFolded) return <Disclosure summary={<Ruby>{question}</Ruby>}>{field}</Disclosure>;
  return (
    <Stack gap="s">
      <Text>
        <Ruby>{question}</Ruby>
      </Text>
      {field}
    </Stack>
  );
}
