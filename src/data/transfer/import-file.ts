import * as v from 'valibot';
import { readAs } from '../../../sync/protocol/read-as.ts';
import { type KataReview, readReview } from '../../../sync/rules/kata-review.ts';
import { limits } from '../../../sync/rules/limits.ts';
import { readCsv } from './csv.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export.ts';
import { kataColumns } from './export-csv.ts';
import { type FileMemory, hasTooManyRows, noMemory, readMemory } from './memory-file.ts';

/** A kata as read from a file, not validated yet. */
export interface FileKata {
  readonly zou: string;
  readonly ishiki: string;
  readonly name: string;
  readonly category: string;
  readonly original_id: string | null;
  readonly review: KataReview | null;
}

/**
 * newer: exported by a later version. broken: not parseable. not-ours: JSON of another app. no-kata: no kata. too-many: more
 * rows than a member may have.
 */
export type ImportProblem = 'newer' | 'broken' | 'not-ours' | 'no-kata' | 'too-many';

export type ParsedKataFile =
  /** One entry per kata of the file; null for an unreadable one. */
  | { readonly ok: true; readonly katas: readonly (FileKata | null)[]; readonly memory: FileMemory }
  | { readonly ok: false; readonly problem: ImportProblem };

const text = v.optional(v.nullable(v.string(), ''), '');
const uuid = v.pipe(v.string(), v.uuid());
const kata = v.object({
  zou: text,
  ishiki: text,
  name: text,
  category: text,
  original_id: v.fallback(v.nullable(uuid), null),
  review: v.optional(v.unknown()),
});
const file = v.object({ format: v.literal(EXPORT_FORMAT), version: v.number(), kata_forms: v.array(v.unknown()) });

/** Parses an exported JSON file, or a CSV file with the headings of the export in any order. */
export function parseKataFile(contents: string): ParsedKataFile {
  return /^\uFEFF?\s*[{[]/.test(contents) ? parseJson(contents) : parseTable(contents);
}

function parseJson(contents: string): ParsedKataFile {
  let value: unknown;
  try {
    value = JSON.parse(contents.replace(/^\uFEFF/, ''));
  } catch {
    // The member sees the problem.
    return { ok: false, problem: 'broken' };
  }
  const exported = readAs(file, value);
  if (exported === null) return { ok: false, problem: 'not-ours' };
  if (exported.version > EXPORT_VERSION) return { ok: false, problem: 'newer' };
  if (exported.kata_forms.length > limits.kata_with_deleted_max || hasTooManyRows(value))
    return { ok: false, problem: 'too-many' };
  return { ok: true, katas: exported.kata_forms.map(readKata), memory: readMemory(value) };
}

function parseTable(contents: string): ParsedKataFile {
  const table = readCsv(contents);
  if (!table.ok) return { ok: false, problem: 'broken' };
  const [headings = [], ...rows] = table.rows;
  const places = Object.entries(kataColumns).map(
    ([field, heading]) => [field, headings.findIndex((found) => [field, heading].includes(found.trim()))] as const,
  );
  const missing = places.some(([field, place]) => place === -1 && (field === 'zou' || field === 'ishiki'));
  if (missing) return { ok: false, problem: 'no-kata' };
  if (rows.length > limits.kata_with_deleted_max) return { ok: false, problem: 'too-many' };
  return {
    ok: true,
    katas: rows.map((row) => readKata(Object.fromEntries(places.map(([field, place]) => [field, row[place]])))),
    memory: noMemory,
  };
}

function readKata(value: unknown): FileKata | null {
  const texts = readAs(kata, value);
  return texts && { ...texts, review: readReview(texts.review) };
}
