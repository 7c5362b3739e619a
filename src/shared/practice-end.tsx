import { type ReactNode, useLayoutEffect } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../ui/feedback/announcer.tsx';
import { Enso, EnsoNumber } from '../ui/graphics/enso.tsx';
import { Ruby } from '../ui/graphics/ruby.tsx';
import { FocusedHeading, Row, Stack, Text } from '../ui/layout/primitives.tsx';
import { MeasureOffer } from './measure-offer.tsx';
import { NoteField } from './note-field.tsx';

interface PracticeEndProps {
  /** What was done, in one sentence of the practice. */
  readonly done: string;
  readonly minutes: number;
  /** Below the sentence: the name of what was practised. */
  readonly subject?: ReactNode;
  /** The training_type, for the note. */
  readonly about: string;
  readonly question: string;
  /** A line that the member has written in the practice. */
  readonly initial?: string;
  /** How many sessions of the practice are stored when its end appears; null while the member has yet to store it. */
  readonly stored?: number | null;
  /** What the practice shows of the member's work. */
  readonly children?: ReactNode;
}

/** The end of a practice that is recorded: the brush closes its circle, and one line for the notebook may follow. */
export function PracticeEnd({ done, minutes, subject, stored = 1, children, ...note }: PracticeEndProps) {
  const announce = useAnnounce();
  // The last question is not part of the end.
  useLayoutEffect(() => announce(''), [announce]);
  return (
    <>
      <Stack fill gap="m" align="center">
        <Enso fraction={1} drawn>
          <EnsoNumber value={minutes} unit="分" />
        </Enso>
        <FocusedHeading variant="phase">
          <Ruby>{done}</Ruby>
        </FocusedHeading>
        {subject === undefined ? null : <Text tone="muted">{subject}</Text>}
      </Stack>
      {children}
      <Stack gap="s">
        <Text>
          <Ruby>{note.question}</Ruby>
        </Text>
        <NoteField {...note} />
      </Stack>
      {stored === null ? null : <MeasureOffer stored={stored} />}
    </>
  );
}

/** A way on from the end of a practice. */
export interface EndStep {
  readonly label: string;
  readonly go: () => void;
}

interface EndActionsProps {
  /** The first is the main one. */
  readonly steps: readonly EndStep[];
  /** False while the session is not stored: then storing it comes first. */
  readonly isStored?: boolean;
}

/** The ways on from the end of a practice, side by side. */
export function EndActions({ steps, isStored = true }: EndActionsProps) {
  return (
    <Row equal align="stretch">
      {steps.map(({ label, go }, index) => (
        <Button
          label={label}
          key={label}
          variant={index === 0 && isStored ? 'primary' : 'outline'}
          onClick={ignoreDoubleClick(go)}
        />
      ))}
    </Row>
  );
}
