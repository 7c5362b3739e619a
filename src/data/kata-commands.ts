import { KATA_LABEL_MAX } from '../../sync/collections/kata-forms.ts';
import type { SharedKata } from '../../sync/contracts/search-shared-kata.ts';
import { discardRow } from '../../sync/replication/local-write.ts';
import { buildCopyName } from '../../sync/rules/kata-copy.ts';
import { readReview } from '../../sync/rules/kata-review.ts';
import type { KataGrade } from '../../sync/rules/kata-test.ts';
import type { OwnKata } from './katas.ts';
import type { Member } from './member.ts';

const KATA = 'kata_forms';

/** What a member writes of a kata. */
export interface KataTexts {
  readonly zou: string;
  readonly ishiki: string;
  readonly name: string;
  readonly category: string;
}

/** Registers a kata under `id`, which the form makes once: doing it again, as after a double tap, changes nothing. */
export async function registerKata(member: Member, id: string, texts: KataTexts): Promise<void> {
  await member.write(KATA, id, (held) =>
    held === null ? { ...trimmed(texts), is_copied: false, original_id: null, review: null, copy_count: 0 } : 'leave',
  );
}

/** Changes the texts of a kata, unless it has been deleted meanwhile. A refused one is sent again. */
export async function editKata(member: Member, id: string, texts: KataTexts): Promise<void> {
  await member.write(KATA, id, (held) => (held === null ? 'leave' : trimmed(texts)));
}

export async function deleteKata(member: Member, id: string): Promise<void> {
  await member.write(KATA, id, (held) => (held === null ? 'leave' : 'delete'));
}

/** Brings back a kata whose deletion the server may know already, as a new one with the same contents. */
export async function restoreKata(member: Member, kata: OwnKata): Promise<void> {
  const { zou, ishiki, name, category, originalId, review } = kata;
  const kept = { zou, ishiki, name, category, is_copied: originalId !== null, original_id: originalId };
  await member.write(KATA, member.newId(), () => ({ ...kept, review: review && { ...review }, copy_count: 0 }));
}

/** Makes a shared kata the member's own. */
export async function copyKata(member: Member, source: SharedKata): Promise<void> {
  const { id, zou, ishiki, category } = source;
  const copy = { zou, ishiki, category, name: buildCopyName(source, KATA_LABEL_MAX), is_copied: true, original_id: id };
  await member.write(KATA, member.newId(), () => ({ ...copy, review: null, copy_count: 0 }));
}

/** Gives up a copy that the server refused. */
export async function discardCopy(member: Member, id: string): Promise<void> {
  await discardRow(member.store, member.newId, { c: KATA, id });
}

/** Notes what the member said after a kata's answer, and when it comes up again. */
export async function gradeKata(member: Member, id: string, grade: KataGrade): Promise<void> {
  const { scheduleReview } = await import('../../sync/rules/kata-schedule.ts');
  const now = member.clock.now();
  await member.write(KATA, id, (held) =>
    held === null ? 'leave' : { review: { ...scheduleReview(readReview(held.review), grade, now) } },
  );
}

/** Blank names and categories are none. */
function trimmed({ zou, ishiki, name, category }: KataTexts) {
  return {
    zou: zou.trim(),
    ishiki: ishiki.trim(),
    name: name.trim() || null,
    category: category.trim() || null,
  };
}
