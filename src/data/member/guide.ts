import type { MemberData } from './member-data.ts';
import { addEntry } from './member-settings.ts';

type Entries = Readonly<Record<string, number>>;

/** Counts how often the guide was closed and opened again: an odd number means closed. */
const SWITCHES = 'closed';

/** Present once all steps are done. */
const DONE = 'done';

/** Whether the guide for newcomers is expanded, by the entries of its setting. */
export function isGuideOpen(entries: Entries): boolean {
  return !isGuideDone(entries) && (entries[SWITCHES] ?? 0) % 2 === 0;
}

/** Whether the member has done all steps of the guide, on any device. */
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
