import type { SharedKata } from '../../../supabase/contracts/search-shared-kata.ts';
import { buildCopyName } from '../../../sync/rules/kata-copy.ts';
import type { KataGrade } from '../../../sync/rules/kata-test.ts';
import { limits } from '../../../sync/rules/limits.ts';
import { isBlank } from '../../../sync/rules/text-rules.ts';
import type { MemberData } from '../member/member-data.ts';
import { rowWrite } from '../member/row-write.ts';
import type { OwnKata } from './katas.ts';

const KATA = 'kata_forms';

/** The texts of a kata that a member edits. */
export interface KataTexts {
  readonly zou: string;
  readonly ishiki: string;
  readonly name: string;
  readonly category: string;
}

/** An example that a member can add. */
type StarterTexts = Pick<SharedKata, 'id' | 'zou' | 'ishiki'>;

/** Creates a kata. Idempotent by `id`, which the form generates once, so a double tap creates one kata. */
export async function registerKata(member: MemberData, id: string, texts: KataTexts): Promise<void> {
  await member.write(
    rowWrite(KATA, id, (stored) =>
      stored === null
        ? { ...trimmed(texts), is_copied: false, original_id: null, review: null, copy_count: 0 }
        : 'leave',
    ),
  );
}

/** Updates the texts of a kata unless it was deleted meanwhile. Editing a rejected kata sends it again. */
export async function editKata(member: MemberData, id: string, texts: KataTexts): Promise<void> {
  await member.write(rowWrite(KATA, id, (stored) => (stored === null ? 'leave' : trimmed(texts))));
}

/** Undoes a deletion by creating a new kata with the same contents: the server may know the deletion already. */
export async function restoreKata(member: MemberData, kata: OwnKata): Promise<void> {
  const { zou, ishiki, name, category, originalId, review } = kata;
  const kept = { zou, ishiki, name, category, is_copied: originalId !== null, original_id: originalId };
  await member.write(rowWrite(KATA, member.newId(), () => ({ ...kept, review, copy_count: 0 })));
}

/** Copies a shared kata to the member's own kata. */
export async function copyKata(member: MemberData, source: SharedKata): Promise<void> {
  const { id, zou, ishiki, category } = source;
  const copy = {
    zou,
    ishiki,
    category,
    name: buildCopyName(source, limits.kata_label_max),
    is_copied: true,
    original_id: id,
  };
  await member.write(rowWrite(KATA, member.newId(), () => ({ ...copy, review: null, copy_count: 0 })));
}

/** Adds one of the examples はじめの型, under its fixed id as the source. */
export async function addStarterKata(
  member: Pick<MemberData, 'write' | 'newId'>,
  starter: StarterTexts,
): Promise<void> {
  const { id, zou, ishiki } = starter;
  const copy = { zou, ishiki, category: null, name: null, is_copied: true, original_id: id };
  await member.write(rowWrite(KATA, member.newId(), () => ({ ...copy, review: null, copy_count: 0 })));
}

/** Discards a copy that the server rejected. */
export async function discardCopy(member: MemberData, id: string): Promise<void> {
  await member.write(rowWrite(KATA, id, () => 'discard'));
}

/** Records the grade that the member gave a kata, and schedules its next review. */
export async function gradeKata(member: MemberData, id: string, grade: KataGrade): Promise<void> {
  const { scheduleReview } = await import('../../../sync/rules/kata-schedule.ts');
  const now = member.clock.now();
  await member.write(
    rowWrite(KATA, id, (stored) => (stored === null ? 'leave' : { review: scheduleReview(stored.review, grade, now) })),
  );
}

/** Blank names and categories become null. */
function trimmed({ zou, ishiki, name, category }: KataTexts) {
  return {
    zou: zou.trim(),
    ishiki: ishiki.trim(),
    name: isBlank(name) ? null : name.trim(),
    category: isBlank(category) ? null : category.trim(),
  };
}
