import * as v from 'valibot';
import { readAs } from '../../../sync/protocol/read-as.ts';
import { isDay, isInstant } from '../../../sync/rules/day.ts';
import { limits } from '../../../sync/rules/limits.ts';
import { noteProblem } from '../notebook/note-problem.ts';

const id = v.pipe(v.string(), v.uuid());
const day = v.pipe(
  v.string(),
  v.check((text) => isDay(text)),
);
const label = (max: number) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.check((text) => [...text].length <= max),
  );

const note = v.object({
  id,
  text: v.pipe(
    v.string(),
    v.check((text) => noteProblem(text) === undefined),
  ),
  day,
  written_at: v.pipe(
    v.string(),
    v.check((text) => isInstant(text)),
  ),
  about: v.fallback(v.nullable(label(64)), null),
  question: v.fallback(v.nullable(label(limits.note_question_max)), null),
});

const visit = v.object({
  id,
  training_type: label(64),
  day,
  results: v.pipe(
    v.array(v.object({ item: label(64), result: label(16) })),
    v.minLength(1),
    v.maxLength(limits.visit_items_max),
  ),
});

const setting = v.object({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  entries: v.record(label(64), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
});

export type FileNote = v.InferOutput<typeof note>;
export type FileVisit = v.InferOutput<typeof visit>;
export type FileSetting = v.InferOutput<typeof setting>;

/** What a file holds besides kata. Rows keep their ids, so that none is imported twice. */
export interface FileMemory {
  readonly notes: readonly FileNote[];
  readonly visits: readonly FileVisit[];
  readonly settings: readonly FileSetting[];
  /** Number of notes that cannot be read. */
  readonly unusableNotes: number;
}

export const noMemory: FileMemory = { notes: [], visits: [], settings: [], unusableNotes: 0 };

const list = v.fallback(v.array(v.unknown()), []);
const memory = v.object({ notes: list, practice_results: list, member_settings: list });

/** Whether the file has more rows than a member may have: to judge each of millions would block the page. */
export function hasTooManyRows(file: unknown): boolean {
  const stored = readAs(memory, file);
  return (
    stored !== null &&
    (stored.notes.length > limits.notes_with_deleted_max ||
      stored.practice_results.length > limits.visits_max ||
      stored.member_settings.length > limits.settings_max)
  );
}

/** Reads the notes, practice results and settings of an exported file; a file of an older version has none. */
export function readMemory(file: unknown): FileMemory {
  const stored = readAs(memory, file);
  if (stored === null) return noMemory;
  const notes = readAll(note, stored.notes);
  return {
    notes,
    visits: readAll(visit, stored.practice_results),
    settings: readAll(setting, stored.member_settings),
    unusableNotes: stored.notes.length - notes.length,
  };
}

/** The entries that the schema accepts. */
function readAll<Output>(schema: v.GenericSchema<unknown, Output>, values: readonly unknown[]): readonly Output[] {
  return values.flatMap((value) => {
    const item = readAs(schema, value);
    return item === null ? [] : [item];
  });
}
