import { daysBetween } from '../../../sync/model/day/day.ts';
import { useJoinedDay } from '../streak/login-records.ts';
import { useToday } from './member-context.tsx';
import type { MemberData } from './member-data.ts';
import { addEntry, useMemberSetting } from './member-settings.ts';

type Entries = Readonly<Record<string, number>>;

/** Counts how often the guide was closed and opened again: an odd number means closed. */
const SWITCHES = 'closed';

/** Present once all steps are done. */
const DONE = 'done';

/** From this day on the guide is only a title. */
const GUIDE_DAYS = 30;

/** Whether the guide shows its next step, by the entries of its setting and the days since the member began. */
export function isGuideOpen(entries: Entries, daysSinceJoined: number): boolean {
  return !isGuideDone(entries) && daysSinceJoined < GUIDE_DAYS && isGuideSwitchedOn(entries);
}

/** Whether the member has not closed the guide, or opened it again. */
export function isGuideSwitchedOn(entries: Entries): boolean {
  return (entries[SWITCHES] ?? 0) % 2 === 0;
}

export function useIsGuideOpen(): boolean {
  const entries = useMemberSetting('guide');
  const daysSinceJoined = daysBetween(useJoinedDay(), useToday());
  return isGuideOpen(entries, daysSinceJoined);
}

export function isGuideDone(entries: Entries): boolean {
  return entries[DONE] !== undefined;
}

/** Remembers that the guide was closed or opened. Rejects when the local write fails. */
export async function switchGuide(member: Pick<MemberData, 'write'>, entries: Entries): Promise<void> {
  await addEntry(member, 'guide', SWITCHES, (entries[SWITCHES] ?? 0) + 1);
}

/** Remembers that all steps are done. Rejects when the local write fails. */
export async function finishGuide(member: Pick<MemberData, 'write'>): Promise<void> {
  await addEntry(member, 'guide', DONE, 1);
}
