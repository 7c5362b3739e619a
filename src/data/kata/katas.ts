import { map } from 'rxjs';
import { buildCopyName } from '../../../sync/model/kata/copy.ts';
import { compareOwnKata } from '../../../sync/model/kata/order.ts';
import { searchText } from '../../../sync/model/kata/search.ts';
import type { SharedKata } from '../../../sync/model/kata/search-shared-kata.contract.ts';
import type { KataGrade } from '../../../sync/model/kata/self-test.ts';
import { storedKataTexts } from '../../../sync/model/kata/texts.ts';
import { limits } from '../../../sync/model/limits.ts';
import type { DocumentOf, PatchOf } from '../../../sync/model/synced-collections.ts';
import { foldText } from '../../../sync/model/text/fold-text.ts';
import { type LiveRow, liveRowsAs } from '../../../sync/storage/live-rows.ts';
import { type MemberData, rowWrite } from '../member/member-data.ts';
import { sharePerDatabase, useLive } from '../member/use-live.ts';
import { type Delivered, deliveryOf } from '../sync/delivery.ts';

type Kata = DocumentOf<'kata_forms'>;

export interface OwnKata extends Pick<Kata, 'zou' | 'ishiki' | 'name' | 'category' | 'review'>, Delivered {
  readonly id: string;
  readonly originalId: string | null;
  readonly copyCount: number;
  /** Why the admin has hidden it from other members; null while it is shared. */
  readonly hiding: Kata['hidden'];
  /** `nameKey`: folded name for sorting. `text`: all texts folded, for searching. */
  readonly nameKey: string;
  readonly text: string;
}

/** The member's kata, sorted, and the copies by the ids of the shared kata that they were made of. */
export interface OwnKatas {
  readonly list: readonly OwnKata[];
  readonly byId: ReadonlyMap<string, OwnKata>;
  readonly copied: ReadonlyMap<string, OwnKata>;
}

export function useOwnKatas(): OwnKatas {
  return useLive(ownKatas);
}

export const ownKatas = sharePerDatabase((database) =>
  liveRowsAs(database, 'kata_forms', toOwnKata).pipe(map(toOwnKatas)),
);

function toOwnKatas(byId: ReadonlyMap<string, OwnKata>): OwnKatas {
  const list = [...byId.values()].sort(compareOwnKata);
  const copied = new Map(list.flatMap((kata) => (kata.originalId === null ? [] : [[kata.originalId, kata] as const])));
  return { list, byId, copied };
}

function toOwnKata({ id, body, delivery }: LiveRow<'kata_forms'>): OwnKata {
  const { zou, ishiki, name, category, original_id, copy_count, review, hidden } = body;
  const texts = { zou, ishiki, name, category };
  return {
    id,
    ...texts,
    originalId: original_id,
    copyCount: copy_count,
    review,
    hiding: hidden,
    ...deliveryOf(delivery),
    nameKey: name === null ? '' : foldText(name),
    text: searchText(texts),
  };
}

const KATA = 'kata_forms';

export type KataTexts = Readonly<Record<'zou' | 'ishiki' | 'name' | 'category', string>>;

/** Creates a kata. Idempotent by `id`, which the form generates once, so a double tap creates one kata. */
export async function registerKata(member: MemberData, id: string, texts: KataTexts): Promise<void> {
  const kata = { ...storedKataTexts(texts), is_copied: false, original_id: null, review: null, copy_count: 0 };
  await member.write(rowWrite(KATA, id, (stored) => (stored === null ? kata : 'skip')));
}

/** Updates the texts of a kata unless it was deleted meanwhile. Editing a rejected kata sends it again. */
export async function editKata(member: MemberData, id: string, texts: KataTexts): Promise<void> {
  await member.write(rowWrite(KATA, id, (stored) => (stored === null ? 'skip' : { ...storedKataTexts(texts) })));
}

/** Undoes a deletion by creating a new kata with the same contents: the server may know the deletion already. */
export async function restoreKata(member: MemberData, kata: OwnKata): Promise<void> {
  const { zou, ishiki, name, category, originalId: original_id, review } = kata;
  await addKata(member, { zou, ishiki, name, category, is_copied: original_id !== null, original_id, review });
}

export async function copyKata(member: MemberData, source: SharedKata): Promise<void> {
  const { id: original_id, zou, ishiki, category } = source;
  const name = buildCopyName(source, limits.kata_label_max);
  await addKata(member, { zou, ishiki, name, category, is_copied: true, original_id });
}

/** Adds one of the examples はじめの型, under its fixed id as the source. */
export async function addStarterKata(member: Adder, starter: Pick<SharedKata, 'id' | 'zou' | 'ishiki'>): Promise<void> {
  const { id: original_id, zou, ishiki } = starter;
  await addKata(member, { zou, ishiki, name: null, category: null, is_copied: true, original_id });
}

type Adder = Pick<MemberData, 'write' | 'newId'>;

async function addKata({ write, newId }: Adder, kata: PatchOf<'kata_forms'>): Promise<void> {
  await write(rowWrite(KATA, newId(), () => ({ review: null, copy_count: 0, ...kata })));
}

/** Discards a copy that the server rejected. */
export async function discardCopy(member: MemberData, id: string): Promise<void> {
  await member.write(rowWrite(KATA, id, () => 'discard'));
}

/** Records the grade that the member gave a kata, and schedules its next review. */
export async function gradeKata(member: MemberData, id: string, grade: KataGrade): Promise<void> {
  const { scheduleReview } = await import('../../../sync/model/kata/review-schedule.ts');
  const now = member.clock.now();
  await member.write(
    rowWrite(KATA, id, (stored) => (stored === null ? 'skip' : { review: scheduleReview(stored.review, grade, now) })),
  );
}
