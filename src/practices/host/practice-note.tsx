import { questionOfVisit } from '../../data/notebook/questions.ts';
import { NoteField } from '../../shared/note-field.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { PracticeScreenProps } from '../practice.ts';
import { LevelNote } from './level-note.tsx';

interface PracticeNoteProps extends Pick<PracticeScreenProps, 'practice' | 'deck'> {
  /** True beside 稽古完了, where the drill still goes on: the field is opened on request. */
  readonly isFolded?: boolean;
}

/** The question of this visit about a practice, and a line for the notebook. */
export function PracticeNote({ practice, deck, isFolded = false }: PracticeNoteProps) {
  const question = questionOfVisit(practice.id, deck.sessions);
  const field = <NoteField about={practice.trainingType} question={question} />;
  const level = <LevelNote practice={practice} deck={deck} />;
  if (isFolded) {
    return (
      <>
        {level}
        <Disclosure summary={<Ruby>{question}</Ruby>}>{field}</Disclosure>
      </>
    );
  }
  return (
    <Stack gap="s">
      {level}
      <Text>
        <Ruby>{question}</Ruby>
      </Text>
      {field}
    </Stack>
  );
}
