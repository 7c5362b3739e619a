import * as v from 'valibot';
import { storedTexts } from '../../../sync/engine/local-write.ts';
import { isDay, isInstant } from '../../../sync/model/day/day.ts';
import { type Body, isJson, type Json, pick } from '../../../sync/model/json.ts';
import { kataProblem, storedKataTexts } from '../../../sync/model/kata/texts.ts';
import { programmes } from '../../../sync/model/lessons/lessons.ts';
import { readProgress } from '../../../sync/model/lessons/training-progress.collection.ts';
import { limits } from '../../../sync/model/limits.ts';
import { recalls } from '../../../sync/model/notebook/recall.ts';
import { parserOf } from '../../../sync/model/read-as.ts';
import { fitsSetting } from '../../../sync/model/settings/member-settings.collection.ts';
import {
  type DocumentOf,
  parseDocument,
  type SyncedCollection,
  syncedCollections,
} from '../../../sync/model/synced-collections.ts';
import { noteProblem } from '../notebook/note-problem.ts';

/** All but the profile are restored. */
export type ImportedCollection = Exclude<SyncedCollection, 'profiles'>;

/** A row of a file with the fields that members write; `id` is null where the file gives none. */
export interface FileRow {
  readonly id: string | null;
  readonly body: Body;
}

export interface FilePart {
  readonly collection: ImportedCollection;
  readonly rows: readonly FileRow[];
  /** Positions in the file (from 1) of rows that cannot be read. */
  readonly unusable: readonly number[];
}

const readFields = parserOf(v.record(v.string(), v.custom<Json>(isJson)));
const readUuid = parserOf(v.pipe(v.string(), v.uuid()));

interface Reader<C extends SyncedCollection> {
  /** The field with the id; 'id' unless it is named. */
  readonly key?: string;
  /** How many rows a file may have. */
  readonly max: number;
  /** Reads a UUID unless it is given. */
  readonly readId?: (id: unknown) => string | null;
  /** A row as it is stored; null if the server would not accept it. */
  readonly read: (row: DocumentOf<C>, id: string | null) => Body | null;
}

const readers: { readonly [C in ImportedCollection]: Reader<C> } = {
  login_records: {
    key: 'login_date',
    max: limits.visits_max,
    readId: (id) => (isDay(id) ? id : null),
    read: (row) => (isInstant(row.claimed_at) && isShort(row.tz, 64) && isShort(row.device, 64) ? row : null),
  },
  kata_forms: { max: limits.kata_with_deleted_max, read: readKata },
  training_sessions: {
    max: limits.sessions_max,
    read: (row) =>
      isLabel(row.training_type, limits.training_type_max) &&
      isLabel(row.video_title, limits.video_title_max) &&
      isWhole(row.video_number ?? 0, 0, 100_000) &&
      isLabel(row.status, 32) &&
      isWhole(row.duration_minutes, 1, 1440) &&
      typeof row.details === 'object' &&
      !Array.isArray(row.details) &&
      isInstant(row.completed_at)
        ? row
        : null,
  },
  training_progress: {
    key: 'training_type',
    max: limits.settings_max,
    readId: (id) => (typeof id === 'string' && Object.hasOwn(programmes, id) ? id : null),
    read: (row, id) => ({ ...readProgress({ ...row, total_lessons: programmes[id ?? ''] ?? 1 }) }),
  },
  practice_results: {
    max: limits.visits_max,
    read: (row) =>
      isLabel(row.training_type, limits.training_type_max) &&
      isDay(row.day) &&
      isWhole(row.results.length, 1, limits.visit_items_max) &&
      row.results.every(({ item, result }) => isLabel(item, limits.item_max) && isLabel(result, limits.result_max))
        ? row
        : null,
  },
  notes: {
    max: limits.notes_with_deleted_max,
    read: (row) =>
      noteProblem(row.text) === undefined && isDay(row.day) && isInstant(row.written_at)
        ? {
            ...row,
            about: isLabel(row.about, limits.training_type_max) ? row.about : null,
            question: isLabel(row.question, limits.note_question_max) ? row.question : null,
            recall: recalls.find((known) => known === row.recall) ?? null,
          }
        : null,
  },
  member_settings: {
    key: 'key',
    max: limits.settings_max,
    readId: (id) => (typeof id === 'string' && /^[a-z][a-z0-9-]{0,63}$/.test(id) ? id : null),
    read: ({ entries }) =>
      Object.keys(entries).length > 0 &&
      fitsSetting(entries) &&
      Object.entries(entries).every(
        ([name, count]) => isLabel(name, limits.setting_name_max) && count <= limits.setting_count_max,
      )
        ? { entries }
        : null,
  },
};

/** The collections that an import restores, in the order in which it writes them. */
export const importedCollections: readonly ImportedCollection[] = Object.keys(readers).filter(isImported);

function isImported(collection: string): collection is ImportedCollection {
  return Object.hasOwn(readers, collection);
}

function readKata(row: DocumentOf<'kata_forms'>): Body | null {
  if (kataProblem(row) !== null) return null;
  const original_id = readUuid(row.original_id);
  return { ...row, ...storedKataTexts(row), is_copied: original_id !== null, original_id };
}

function isShort(text: string | null, max: number): boolean {
  return [...(text ?? '')].length <= max;
}

function isLabel(text: string | null, max: number): boolean {
  return text !== null && text !== '' && isShort(text, max);
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

const list = v.fallback(v.array(v.unknown()), []);

/** The parts of a file; null if it has more rows than a member may have: to judge each of millions would block the page. */
export function readParts(file: Readonly<Record<string, unknown>>): readonly FilePart[] | null {
  const parts = importedCollections.map((collection) => ({ collection, rows: v.parse(list, file[collection]) }));
  if (parts.some(({ collection, rows }) => rows.length > readers[collection].max)) return null;
  return parts.map(({ collection, rows }) => readPart(collection, rows));
}

function readPart<C extends ImportedCollection>(collection: C, values: readonly unknown[]): FilePart {
  const rows = values.map((value) => readRow(collection, value));
  return {
    collection,
    rows: rows.filter((row) => row !== null),
    unusable: rows.flatMap((row, index) => (row === null ? [index + 1] : [])),
  };
}

function readRow<C extends ImportedCollection>(collection: C, value: unknown): FileRow | null {
  const fields = readFields(value);
  if (fields === null) return null;
  // Judged as they are stored.
  const row = storedTexts(fields);
  const { key = 'id', readId = readUuid, read } = readers[collection];
  const id = readId(row[key]);
  // A table of kata has no ids.
  if (id === null && collection !== 'kata_forms') return null;
  const body = read(parseDocument(collection, row), id);
  return body && { id, body: pick(body, syncedCollections[collection].fields) };
}
