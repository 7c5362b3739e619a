import * as v from 'valibot';
import { readAs } from '../../../sync/protocol/read-as.ts';
import { openBook } from './book-file.ts';
import { readCsv } from './csv.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export.ts';
import { kataColumns } from './export-csv.ts';
import { type FilePart, readParts } from './file-rows.ts';

/** Larger files are rejected unread. The maximum number of kata fits into less. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

/**
 * changed: HTML that is not as it was exported, or of another app. too-large: more bytes than an import reads. newer: exported by a later version. broken: not parseable. not-ours: JSON of
 * another app. no-kata: no kata. too-many: more rows than a member may have.
 */
export type ImportProblem = 'changed' | 'too-large' | 'newer' | 'broken' | 'not-ours' | 'no-kata' | 'too-many';

/** What a file holds. */
export interface ImportFile {
  readonly ok: true;
  readonly parts: readonly FilePart[];
  /** When the account of the file was made; null without an account. */
  readonly joinedAt: string | null;
}

export type ImportRead = ImportFile | { readonly ok: false; readonly problem: ImportProblem };

const exported = v.looseObject({
  format: v.literal(EXPORT_FORMAT),
  version: v.number(),
  kata_forms: v.array(v.unknown()),
  profile: v.fallback(v.nullable(v.object({ created_at: v.fallback(v.nullable(v.string()), null) })), null),
});

/** The last version that was exported as JSON, without a seal. */
const JSON_VERSION = 1;

/** Reads a file for import: a book or the JSON of an older version, or CSV with the headings of the export in any order. */
export async function readImport(file: Blob): Promise<ImportRead> {
  if (file.size > IMPORT_MAX_BYTES) return { ok: false, problem: 'too-large' };
  const contents = decode(await file.arrayBuffer());
  if (contents.startsWith('<')) {
    // Data that cannot be unpacked were not written by the app, whatever the seal says.
    const json = await openBook(contents).catch(() => null);
    return json === null ? { ok: false, problem: 'changed' } : readJson(json, EXPORT_VERSION);
  }
  return /^\uFEFF?\s*[{[]/.test(contents) ? readJson(contents, JSON_VERSION) : readTable(contents);
}

/** Falls back to Shift_JIS, which Japanese spreadsheet programs still write and which is not valid UTF-8. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

function readJson(contents: string, maxVersion: number): ImportRead {
  let value: unknown;
  try {
    value = JSON.parse(contents.replace(/^\uFEFF/, ''));
  } catch {
    // The member sees the problem.
    return { ok: false, problem: 'broken' };
  }
  const file = readAs(exported, value);
  if (file === null) return { ok: false, problem: 'not-ours' };
  if (file.version > maxVersion) return { ok: false, problem: 'newer' };
  return importFile(file, file.profile?.created_at ?? null);
}

function readTable(contents: string): ImportRead {
  const table = readCsv(contents);
  if (!table.ok) return { ok: false, problem: 'broken' };
  const [headings = [], ...rows] = table.rows.map(({ cells }) => cells);
  const places = Object.entries(kataColumns).map(
    ([field, heading]) => [field, headings.findIndex((found) => [field, heading].includes(found.trim()))] as const,
  );
  const missing = places.some(([field, place]) => place === -1 && (field === 'zou' || field === 'ishiki'));
  if (missing) return { ok: false, problem: 'no-kata' };
  const katas = rows.map((row) => Object.fromEntries(places.map(([field, place]) => [field, row[place] ?? null])));
  return importFile({ kata_forms: katas }, null);
}

function importFile(file: Readonly<Record<string, unknown>>, joinedAt: string | null): ImportRead {
  const parts = readParts(file);
  return parts === null ? { ok: false, problem: 'too-many' } : { ok: true, parts, joinedAt };
}
