import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { usePractisedToday } from '../data/training/practised-today.ts';
import { useTrainingHistory } from '../data/training/training-history.ts';
import { Button } from '../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../ui/feedback/announcer.tsx';
import { EnsoNumber } from '../ui/graphics/enso.tsx';
import { Ruby } from '../ui/graphics/ruby.tsx';
import { Row, Stack } from '../ui/layout/boxes.tsx';
import { FocusedHeading, Text } from '../ui/layout/text.tsx';
import { DayLines } from './day-lines.tsx';
import { DayRing } from './day-ring.tsx';
import { NoteField } from './note-field.tsx';
import type { RemarkFacts } from './remarks.ts';

interface PracticeEndProps {
  /** What was done, in one sentence of the practice. */
  readonly done: string;
  /** Null for a step of a visit that goes on: only its end closes the circle and shows the day. */
  readonly minutes: number | null;
  /** Below the sentence: the name of what was practised. */
  readonly subject?: ReactNode;
  /** The training_type, for the note. */
  readonly about: string;
  readonly question: string;
  /** A line that the member has written in the practice. */
  readonly initial?: string;
  /** Whether the session is stored: then the end shows the day. */
  readonly stored?: boolean;
  /** Whether the practice shows a level. */
  readonly hasLevel?: boolean | undefined;
  /** See RemarkFacts. */
  readonly themeOf?: RemarkFacts['themeOf'];
  readonly children?: ReactNode;
}

/** The end of a practice that is recorded: the brush closes its circle, and one line for the notebook may follow. */
export function PracticeEnd(props: PracticeEndProps) {
  const { done, minutes, subject, stored = true, hasLevel = false, themeOf, children, ...note } = props;
  const day = usePractisedToday();
  const announce = useAnnounce();
  // The last question is not part of the end.
  useLayoutEffect(() => announce(''), [announce]);
  return (
    <>
      <Stack fill gap="m" align="center">
        {minutes === null ? null : (
          <DayRing key={String(stored)} day={day} drawn={stored}>
            <EnsoNumber value={minutes} unit="分" />
          </DayRing>
        )}
        <FocusedHeading variant="phase">
          <Ruby>{done}</Ruby>
        </FocusedHeading>
        {subject === undefined ? null : <Text tone="muted">{subject}</Text>}
      </Stack>
      {stored && minutes !== null ? (
        <Suspense>
          <DayLines about={note.about} hasLevel={hasLevel} themeOf={themeOf} />
        </Suspense>
      ) : null}
      {children}
      <Stack gap="s">
        <Text>
          <Ruby>{note.question}</Ruby>
        </Text>
        <NoteField {...note} />
      </Stack>
    </>
  );
}

/** A way on from the end of a practice. */
export interface EndStep {
  readonly label: string;
  readonly go: () => void;
  /** True for what stands below the member's first end, too, where nothing else asks. */
  readonly atFirstEnd?: boolean;
}

interface EndActionsProps {
  /** The first is the main one. */
  readonly steps: readonly EndStep[];
  /** False while the session is not stored: then storing it comes first. */
  readonly isStored?: boolean;
}

/** The ways on from the end of a practice, side by side. */
export function EndActions({ steps, isStored = true }: EndActionsProps) {
  const { entries } = useTrainingHistory();
  const shown = entries.length < 2 ? steps.filter(({ atFirstEnd }) => atFirstEnd) : steps;
  return (
    <div data-ways-on>
      <Row equal align="stretch">
        {shown.map(({ label, go }, index) => (
          <Button
            label={label}
            key={label}
            variant={index === 0 && isStored ? 'primary' : 'outline'}
            aria-keyshortcuts={index === 0 ? 'ArrowRight' : undefined}
            onClick={ignoreDoubleClick(go)}
          />
        ))}
      </Row>
    </div>
  );
}
