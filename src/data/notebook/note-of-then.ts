import { useMemo } from 'react';
import { addDays, type Day, daysBetween, yearBefore } from '../../../sync/model/day/day.ts';
import { useToday } from '../member/member-context.tsx';
import { type OwnNote, useNotes } from './notes.ts';

/** The days whose notes are shown again on `today`, the rarer first. Those of a leap day come on 1 March, after its own. */
function daysOfNotes(today: Day): readonly Day[] {
  const year = yearBefore(today);
  const eve = addDays(year, -1);
  return [year, ...(eve.endsWith('-02-29') ? [eve] : []), addDays(today, -30), addDays(today, -7)];
}

/** A line of the member that comes again. */
export interface NoteOfThen {
  readonly text: string;
  readonly daysAgo: number;
}

/** The last note of the day a year, 30 or 7 days ago; null if there is none. `notes` are newest first. */
export function noteOfThen(notes: readonly Pick<OwnNote, 'text' | 'day'>[], today: Day): NoteOfThen | null {
  for (const day of daysOfNotes(today)) {
    const note = notes.find((candidate) => candidate.day === day);
    if (note !== undefined) return { text: note.text, daysAgo: daysBetween(day, today) };
  }
  return null;
}

export function useNoteOfThen(): NoteOfThen | null {
  const notes = useNotes();
  const today = useToday();
  return useMemo(() => noteOfThen(notes, today), [notes, today]);
}
