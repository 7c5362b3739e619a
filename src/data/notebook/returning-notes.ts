import { useMemo } from 'react';
import { firstValueFrom } from 'rxjs';
import { addDays, type Day, daysBetween, yearBefore } from '../../../sync/model/day/day.ts';
import { programmes } from '../../../sync/model/lessons/lessons.ts';
import { useToday } from '../member/member-context.tsx';
import type { MemberData } from '../member/member-data.ts';
import { addEntry, readMemberSetting, useMemberSetting } from '../member/member-settings.ts';
import { type OwnNote, ownNotes, useNotes } from './notes.ts';

/** The setting counts the switches of 前に書いたことばを出す; an odd number means off. */
const SETTING = 'notes';
const SWITCHES = 'hidden';

type Entries = Readonly<Record<string, number>>;

const isOff = (entries: Entries) => (entries[SWITCHES] ?? 0) % 2 === 1;

/** The notes that may come again: none while the member has switched that off, and none that is not to be shown any more. */
export function returningNotes<Note extends { readonly recall?: string | null }>(
  notes: readonly Note[],
  entries: Entries,
): readonly Note[] {
  return isOff(entries) ? [] : notes.filter(({ recall }) => recall !== 'never');
}

export function useReturningNotes(): readonly OwnNote[] {
  const [notes, entries] = [useNotes(), useMemberSetting(SETTING)];
  return useMemo(() => returningNotes(notes, entries), [notes, entries]);
}

export async function readReturningNotes(member: Pick<MemberData, 'database'>): Promise<readonly OwnNote[]> {
  const notes = await firstValueFrom(ownNotes(member.database).values);
  return returningNotes(notes, await readMemberSetting(member, SETTING));
}

/** Whether notes come again, and the switch for it, which rejects when the local write fails. */
export function useNotesReturn() {
  const entries = useMemberSetting(SETTING);
  return {
    isOn: !isOff(entries),
    toggle: (member: Pick<MemberData, 'write'>) => addEntry(member, SETTING, SWITCHES, (entries[SWITCHES] ?? 0) + 1),
  };
}

/** Whether a line about this can come again after seven days. */
export function canAskLater(about: string | null): boolean {
  return about !== null && (about === 'kyokun' || about === 'setsuna' || Object.hasOwn(programmes, about));
}

/** Days after which a line is asked about, and for how many days more while the app was not opened. */
const ASKED_AFTER = 7;
const LAPSES_AFTER = 2;

/** The line that the member is asked about on `today`, of several the oldest; null for none. `notes` are newest first. */
export function noteToAsk<Note extends Pick<OwnNote, 'day' | 'recall'>>(
  notes: readonly Note[],
  today: Day,
): Note | null {
  const [from, to] = [addDays(today, -ASKED_AFTER - LAPSES_AFTER), addDays(today, -ASKED_AFTER)];
  return notes.findLast(({ day, recall }) => recall === 'week' && day >= from && day <= to) ?? null;
}

/** Whether a line of the member comes back on `today`, or has been asked about then. */
export function hasReturned(notes: readonly Pick<OwnNote, 'text' | 'day' | 'recall'>[], today: Day): boolean {
  const asked = addDays(today, -ASKED_AFTER);
  const isAsked = noteToAsk(notes, today) !== null || notes.some(({ day, recall }) => day === asked && recall !== null);
  return isAsked || noteOfThen(notes, today) !== null;
}

/** What the member wrote last on an earlier day when this was asked, live; null for nothing. */
export function useFormerLine(about: string, question: string): string | null {
  const [notes, today] = [useReturningNotes(), useToday()];
  return useMemo(() => formerLine(notes, about, question, today), [notes, about, question, today]);
}

/** See useFormerLine(); `notes` are newest first. */
export function formerLine(
  notes: readonly Pick<OwnNote, 'text' | 'day' | 'about' | 'question'>[],
  about: string,
  question: string,
  today: Day,
): string | null {
  return notes.find((note) => note.about === about && note.question === question && note.day < today)?.text ?? null;
}

/** The days whose notes are shown again on `today`, the rarer first. Those of a leap day come on 1 March, after its own. */
function daysOfNotes(today: Day): readonly Day[] {
  const year = yearBefore(today);
  const eve = addDays(year, -1);
  return [year, ...(eve.endsWith('-02-29') ? [eve] : []), addDays(today, -30), addDays(today, -ASKED_AFTER)];
}

export type NoteOfThen = NonNullable<ReturnType<typeof noteOfThen>>;

/** The last note of the day a year or 30 days ago, or one of 7 days ago that was to come again; null if there is none. `notes` are newest first. */
export function noteOfThen(notes: readonly Pick<OwnNote, 'text' | 'day' | 'recall'>[], today: Day) {
  for (const day of daysOfNotes(today)) {
    const daysAgo = daysBetween(day, today);
    const note = notes.find((one) => one.day === day && (daysAgo > ASKED_AFTER || one.recall === 'week'));
    if (note !== undefined) return { text: note.text, daysAgo };
  }
  return null;
}

export function useNoteOfThen(): NoteOfThen | null {
  const [notes, today] = [useReturningNotes(), useToday()];
  return useMemo(() => noteOfThen(notes, today), [notes, today]);
}
