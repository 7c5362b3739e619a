import type { LocalWrite } from '../../../sync/engine/local-write.ts';
import { isDeleted } from '../../../sync/engine/row.ts';
import { PROFILE_ID } from '../../../sync/model/account/profiles.collection.ts';
import { mergeRows } from '../../../sync/model/collection.ts';
import { addDays, type Day, dayAt } from '../../../sync/model/day/day.ts';
import { type Body, pick, sameJson } from '../../../sync/model/json.ts';
import { limits } from '../../../sync/model/limits.ts';
import { fitsSetting } from '../../../sync/model/settings/member-settings.collection.ts';
import { parseDocument, syncedCollections } from '../../../sync/model/synced-collections.ts';
import { foldText } from '../../../sync/model/text/fold-text.ts';
import { storedText } from '../../../sync/model/text/stored-text.ts';
import type { MemberData } from '../member/member-data.ts';
import { readRows } from './export.ts';
import type { FilePart, ImportedCollection } from './file-rows.ts';
import type { ImportFile } from './import-file.ts';

const CHUNK = 50;

/** How many rows of a collection a member may have; no limit where the ids are limited. */
const limitOf: Readonly<Partial<Record<ImportedCollection, number>>> = {
  kata_forms: limits.kata_max,
  training_sessions: limits.sessions_max,
  practice_results: limits.visits_max,
  notes: limits.notes_max,
  member_settings: limits.settings_max,
};

interface PlannedRow {
  readonly id: string;
  readonly body: Body;
}

export interface PlannedPart {
  readonly collection: ImportedCollection;
  readonly rows: readonly PlannedRow[];
  /** Number of rows that the member already has or that the file repeats. */
  readonly alreadyStored: number;
  /** Number of rows beyond the limit. */
  readonly overLimit: number;
  /** Number of days that are after today, or that the server does not accept any more. */
  readonly tooOld: number;
  /** Positions in the file (from 1) of rows that cannot be read. */
  readonly unusable: readonly number[];
}

export type ImportPlan = readonly PlannedPart[];

type Importer = Pick<MemberData, 'database' | 'store' | 'write' | 'newId' | 'isGuest'> & {
  readonly clock: Pick<MemberData['clock'], 'today'>;
};

export function countPlanned(plan: ImportPlan): number {
  return plan.reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Picks what the member does not have. Ids stay the same where they are free. */
export async function planImport(member: Importer, file: ImportFile): Promise<ImportPlan> {
  const [profile] = (await readRows(member, 'profiles')).filter(({ id }) => id === PROFILE_ID);
  const joinedAt = profile?.body.created_at ?? null;
  const plan: PlannedPart[] = [];
  for (const part of file.parts) {
    const today = member.clock.today();
    const inTime = member.isGuest ? ({ id: day }: PlannedRow) => day <= today : acceptableDays(today, joinedAt);
    // The id of a kata is unique among all members, and that of another account is taken.
    const keepsIds = part.collection !== 'kata_forms' || file.joinedAt === null || file.joinedAt === joinedAt;
    plan.push(await planPart(member, part, { inTime, keepsIds }));
  }
  return plan;
}

interface PartRules {
  readonly inTime: (row: PlannedRow) => boolean;
  readonly keepsIds: boolean;
}

async function planPart(
  member: Importer,
  { collection, rows, unusable }: FilePart,
  { inTime, keepsIds }: PartRules,
): Promise<PlannedPart> {
  const storedBodies = new Map<string, Body>((await readRows(member, collection)).map(({ id, body }) => [id, body]));
  const ids = rows.flatMap(({ id }) => id ?? []);
  const deleted = await deletedIds(member, collection, ids);
  const stored = new Set([...storedBodies].flatMap(([id, body]) => signsOf(collection, id, body, folded)));
  const seen = new Set<string>();
  const raised: PlannedRow[] = [];
  const fresh: PlannedRow[] = [];
  for (const { id, body } of rows) {
    const signs = signsOf(collection, id, body, storedText);
    const current = id === null ? undefined : storedBodies.get(id);
    const isStored = signsOf(collection, id, body, folded).some((sign) => stored.has(sign));
    if (id !== null && current !== undefined && joined(collection, current, body) !== null) raised.push({ id, body });
    else if (!isStored && !signs.some((sign) => seen.has(sign))) {
      fresh.push({ id: id !== null && keepsIds && !deleted.has(id) ? id : member.newId(), body });
    }
    for (const sign of signs) seen.add(sign);
  }
  const accepted = collection === 'login_records' ? fresh.filter(inTime) : fresh;
  const room = Math.max(0, (limitOf[collection] ?? Number.POSITIVE_INFINITY) - storedBodies.size);
  return {
    collection,
    rows: [...raised, ...accepted.slice(0, room)],
    alreadyStored: rows.length - raised.length - fresh.length,
    overLimit: Math.max(0, accepted.length - room),
    tooOld: fresh.length - accepted.length,
    unusable,
  };
}

/** A deleted row that comes back gets a new id, because the server keeps deletions. */
async function deletedIds({ store }: Importer, collection: ImportedCollection, ids: readonly string[]) {
  return store.transact(
    { keys: ids.map((id) => ({ collection, id })) },
    (transaction) => new Set([...transaction.rows()].filter(isDeleted).map(({ id }) => id)),
  );
}

const folded = (text: string) => foldText(text).trim();

/**
 * By what a row is recognized; its id alone does not do, as what was deleted and restored has a new one. Other programs write
 * the characters of a text differently, so it is compared folded with the member's own; a file repeats only equal texts.
 */
function signsOf(
  collection: ImportedCollection,
  id: string | null,
  body: Body,
  textOf: (text: string) => string,
): readonly string[] {
  const signs = id === null ? [] : [id];
  if (collection === 'kata_forms') {
    const { zou, ishiki, name, category, original_id } = parseDocument(collection, body);
    const texts = JSON.stringify([zou, ishiki, name ?? '', category ?? ''].map(textOf));
    return [...signs, texts, ...(original_id === null ? [] : [`of ${original_id}`])];
  }
  if (collection !== 'notes') return signs;
  const { text, written_at } = parseDocument(collection, body);
  return [...signs, `${Date.parse(written_at)} ${textOf(text)}`];
}

/** The stored row with what the file adds, where the collection joins rows; null if it adds nothing. */
function joined(collection: ImportedCollection, stored: Body, body: Body): Body | null {
  const { merge, fields } = syncedCollections[collection];
  if (merge === 'fields') return null;
  const both = pick(mergeRows(merge, stored, body), fields);
  if (collection === 'member_settings' && !fitsSetting(both.entries)) return null;
  return sameJson(both, pick(stored, fields)) ? null : both;
}

/** Whether the server accepts a day of an account made at `joinedAt`. Twin of private.push_login_records() in SQL. */
export function acceptableDays(today: Day, joinedAt: string | null): PartRules['inTime'] {
  const joinedDay = joinedAt === null ? today : dayAt(Date.parse(joinedAt));
  return ({ id: day, body }) => {
    const { kind, bridge, claimed_at } = parseDocument('login_records', body);
    if (day > today || day < addDays(today, -limits.login_days)) return false;
    const claimed = bridge === null ? day : dayAt(Date.parse(claimed_at));
    return kind === 'login' || claimed < joinedDay || claimed >= addDays(today, -limits.ticket_days);
  };
}

/** Writes what was planned; `onProgress` gets the number of rows written before each chunk. Rejects when a write fails; earlier chunks stay. */
export async function runImport(
  member: Pick<Importer, 'write'>,
  plan: ImportPlan,
  onProgress: (done: number) => void,
): Promise<void> {
  const writes = plan.flatMap(({ collection, rows }) => rows.map((row) => importWrite(collection, row)));
  for (let done = 0; done < writes.length; done += CHUNK) {
    onProgress(done);
    await member.write(writes.slice(done, done + CHUNK));
  }
}

/** A row that another tab has written meanwhile stays, unless the collection joins rows. */
function importWrite(collection: ImportedCollection, { id, body }: PlannedRow): LocalWrite {
  const change = (stored: Body | null) => (stored === null ? body : (joined(collection, stored, body) ?? 'skip'));
  return { key: { collection, id }, change };
}
