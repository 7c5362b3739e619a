import * as v from 'valibot';
import { readAs } from '../../../sync/model/read-as.ts';
import { type CsvFault, readCsv } from '../../../sync/model/transfer/csv.ts';
import { decodeText } from '../../../sync/model/transfer/decode-text.ts';
import { placeColumns } from '../../../sync/model/transfer/headings.ts';
import { openBook } from './book-file.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export.ts';
import { kataColumns } from './export-csv.ts';
import { type FilePart, readParts } from './file-rows.ts';

/** Larger files are rejected unread. The maximum number of kata fits into less. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

/**
 * changed: HTML that is not as it was exported, or of another app. too-large: more bytes than an import reads. newer: exported by a
 * later version. broken: not parseable. unreadable: bytes that are no text. open-quote, text-beside-quote: a fault of a table.
 * not-ours: JSON of another app. no-kata: no kata. separator: columns that are not separated. too-many: more rows than a member may have.
 */
export type ImportProblem =
  | 'changed'
  | 'too-large'
  | 'newer'
  | 'broken'
  | 'unreadable'
  | CsvFault['fault']
  | 'not-ours'
  | 'no-kata'
  | 'separator'
  | 'too-many';

export interface ImportFile {
  readonly ok: true;
  readonly parts: readonly FilePart[];
  /** When the account of the file was made; null without an account. */
  readonly joinedAt: string | null;
  /** Headings of columns that were not read. */
  readonly unused: readonly string[];
}

/** `row` is the line of the file, or the row of a table, with the problem. */
export type ImportRefusal = { readonly ok: false; readonly problem: ImportProblem; readonly row?: number };

export type ImportRead = ImportFile | ImportRefusal;

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
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()), TextDecoder);
  if (!decoded.ok) return { ok: false, problem: 'unreadable', row: decoded.line };
  const contents = decoded.text;
  if (contents.startsWith('<')) {
    // Data that cannot be unpacked were not written by the app, even under a valid seal.
    const json = await openBook(contents).catch(() => null);
    return json === null ? { ok: false, problem: 'changed' } : readJson(json, EXPORT_VERSION);
  }
  return /^\uFEFF?\s*[{[]/.test(contents) ? readJson(contents, JSON_VERSION) : readTable(contents);
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
  if (!table.ok) return { ok: false, problem: table.fault, row: table.number };
  const [headings = [], ...rows] = table.rows.map(({ cells }) => cells);
  const { places, unused } = placeColumns(headings, kataColumns);
  if (places.zou === undefined || places.ishiki === undefined) {
    const isOneColumn = [kataColumns.zou, kataColumns.ishiki].every((heading) => headings[0]?.includes(heading));
    return { ok: false, problem: isOneColumn ? 'separator' : 'no-kata' };
  }
  const fields = Object.entries(places);
  const katas = rows.map((row) => Object.fromEntries(fields.map(([field, place]) => [field, row[place] || null])));
  const hasUnnamed = rows.some((row) => row.some((cell, at) => cell.trim() !== '' && !headings[at]?.trim()));
  return importFile({ kata_forms: katas }, null, [...unused, ...(hasUnnamed ? ['見出しのない列'] : [])]);
}

function importFile(
  file: Readonly<Record<string, unknown>>,
  joinedAt: string | null,
  unused: readonly string[] = [],
): ImportRead {
  const parts = readParts(file);
  return parts === null ? { ok: false, problem: 'too-many' } : { ok: true, parts, joinedAt, unused };
}
