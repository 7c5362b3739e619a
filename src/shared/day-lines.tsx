import { Suspense, useId, useMemo } from 'react';
import { weekMarks } from '../../sync/model/practice/practised-day.ts';
import { useShowsStreakNumbers } from '../data/device/settings.ts';
import { useToday } from '../data/member/member-context.tsx';
import { type NoteOfThen, useNoteOfThen, useReturningNotes } from '../data/notebook/returning-notes.ts';
import { useIsNewlyBack } from '../data/streak/opening.ts';
import { usePractisedDays } from '../data/streak/practised-days.ts';
import { useDailyTraining } from '../data/training/daily-training.ts';
import { useKeepsItem } from '../data/training/kept-answer.ts';
import { usePracticeVisits } from '../data/training/practice-memory.ts';
import { usePractisedToday } from '../data/training/practised-today.ts';
import { useDaysOfLearntWord } from '../data/training/read-words.ts';
import { useTrainingHistory } from '../data/training/training-history.ts';
import { weekdayNames } from '../lib/date-format.ts';
import { Seal } from '../ui/graphics/seal.tsx';
import { Row, Stack } from '../ui/layout/boxes.tsx';
import { CollapsibleText } from '../ui/layout/collapsible-text.tsx';
import { Small } from '../ui/layout/text.tsx';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import styles from './day-lines.module.css';
import { type EndLine, endLines } from './end-lines.ts';
import { type RemarkFacts, remarkOf } from './remarks.ts';

interface DayLinesProps extends Pick<RemarkFacts, 'about' | 'themeOf'> {
  readonly hasLevel: boolean;
}

/** What the end of a practice says of the day: one line with the week, and at most two more; see endLines(). */
export function DayLines({ about, hasLevel, themeOf }: DayLinesProps) {
  const day = usePractisedToday();
  const practised = usePractisedDays();
  const note = useNoteOfThen();
  const isNewlyBack = useIsNewlyBack();
  const showsNumbers = useShowsStreakNumbers();
  const daysOfLearntWord = useDaysOfLearntWord(about);
  const keepsItem = useKeepsItem(about);
  const remark = useRemark(about, themeOf);
  const { today, lines } = endLines({
    ...{ day, practisedDays: practised.size, isNewlyBack, showsNumbers },
    ...{ hasLevel, daysOfLearntWord, keepsItem, note, remark },
  });
  if (day.visits === 0) return null;
  return (
    <Stack gap="s" align="center">
      {today === null ? null : <Small>{today}</Small>}
      <Week practised={practised} />
      {lines.map((line) => (
        <Line key={line.kind} line={line} />
      ))}
    </Stack>
  );
}

function useRemark(about: string, themeOf: RemarkFacts['themeOf']): string | null {
  const [{ entries: sessions }, visits] = [useTrainingHistory(), usePracticeVisits()];
  const [notes, today] = [useReturningNotes(), useToday()];
  return useMemo(
    () => remarkOf({ sessions, visits, notes, about, today, themeOf }),
    [sessions, visits, notes, about, today, themeOf],
  );
}

function Line({ line }: { readonly line: EndLine }) {
  switch (line.kind) {
    case 'note':
      return <Note note={line.note} />;
    case 'tomorrow':
      return (
        <Suspense>
          <Tomorrow />
        </Suspense>
      );
    case 'seal':
      return (
        <Row gap="xs" justify="center">
          <span aria-hidden="true" className={styles.seal}>
            <Seal size={32}>{line.seal}</Seal>
          </span>
          <Small>{line.text}</Small>
        </Row>
      );
    case 'remark':
      return <Small ruby={line.text} />;
    default:
      return <Small>{line.text}</Small>;
  }
}

function Tomorrow() {
  const training = useDailyTraining(1);
  return training && <Small>{`明日の稽古は「${training.title}」です。`}</Small>;
}

function Week({ practised }: { readonly practised: ReadonlySet<ReturnType<typeof useToday>> }) {
  const today = useToday();
  const marks = weekMarks(practised, today);
  const names = weekdayNames.filter((_, index) => marks[index] === true).map((name) => `${name}曜`);
  return (
    <div>
      <VisuallyHidden>{`今週、稽古をした日は、${names.join('、')}です。`}</VisuallyHidden>
      <div className={styles.week} aria-hidden="true">
        {weekdayNames.map((name, index) => (
          <span key={name} className={styles.day} data-mark={String(marks[index])}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

function Note({ note: { text, daysAgo } }: { readonly note: NoteOfThen }) {
  const id = useId();
  return (
    <Stack gap="3xs">
      <Small>
        <span id={id}>{`${daysAgo < 365 ? `${daysAgo}日前` : '一年前'}のひとこと`}</span>
      </Small>
      <CollapsibleText text={text} describedBy={id} />
    </Stack>
  );
}
