import { type Body, isJson } from '../../../../sync/model/json.ts';
import { limits } from '../../../../sync/model/limits.ts';
import type { MaterialPack } from '../../../../sync/model/published/material-packs.ts';
import { byteLength } from '../../../../sync/model/text/byte-length.ts';
import { type CsvFault, readCsv, writeCsv } from '../../../../sync/model/transfer/csv.ts';
import { decodeText } from '../../../../sync/model/transfer/decode-text.ts';
import { foldHeading } from '../../../../sync/model/transfer/headings.ts';
import type { SavedFile } from '../../../lib/browser/save-file.ts';
import { draftOf } from './cells.ts';
import { checkMaterial, problemText } from './check-material.ts';
import { columnsOfPack, packNames } from './columns.ts';

/** Most bytes of a file, which are read before anything is known about it. */
const FILE_BYTES_MAX = 1024 * 1024;

/** Most bytes of its items as they are sent; the server takes 256 KiB with their ids. */
const SENT_BYTES_MAX = 200 * 1024;

/** What is wrong, and in which row: its number in the file, or null for the file as a whole. */
export interface FileProblem {
  readonly row: string | null;
  readonly text: string;
}

export type ReadMaterialFile =
  | { readonly ok: true; readonly items: readonly Body[]; readonly isShiftJis: boolean }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

interface FileRow {
  readonly row: string;
  readonly draft: unknown;
  readonly problems: readonly string[];
}

type FileRows = readonly FileRow[] | { readonly problem: string };

/**
 * Reads a CSV or JSON file with items of a pack. All of them pass, or none: each row that does not is named with what is wrong.
 * `existing` are the items that the pack has already, which a file may not add once more.
 */
export function readMaterialFile(
  pack: MaterialPack,
  bytes: Uint8Array<ArrayBuffer>,
  existing: readonly unknown[],
): ReadMaterialFile {
  if (bytes.length > FILE_BYTES_MAX) return refuse('ファイルが大きすぎます。1MBまでに分けてください。');
  const decoded = decodeText(bytes, TextDecoder);
  if (!decoded.ok) {
    return refuse(
      `${decoded.line}行目の文字を読み取れません。UTF-8、UTF-16、Shift_JISのどれかで保存し直してください。`,
    );
  }
  const { text, encoding } = decoded;
  const rows = /^\s*[[{]/.test(text) ? rowsOfJson(text) : rowsOfCsv(pack, text);
  if ('problem' in rows) return refuse(rows.problem);
  if (rows.length === 0) return refuse('教材が1件もありません。見出しの下に、1行に1件ずつ書いてください。');
  if (rows.length > limits.material_items_max) {
    return refuse(`一度に足せるのは${limits.material_items_max}件までです。このファイルには${rows.length}件あります。`);
  }
  return judge(pack, rows, existing, encoding === 'shift_jis');
}

function refuse(text: string): ReadMaterialFile {
  return { ok: false, problems: [{ row: null, text }] };
}

function judge(
  pack: MaterialPack,
  rows: readonly FileRow[],
  existing: readonly unknown[],
  isShiftJis: boolean,
): ReadMaterialFile {
  const problems: FileProblem[] = [];
  const items: Body[] = [];
  const example = identityOf(pack, exampleOf(pack));
  const seen = new Map(existing.map((item) => [identityOf(pack, item), 'すでにある教材']));
  for (const { row, draft, problems: rowProblems } of rows) {
    const checked = checkMaterial(pack, draft);
    const texts = [...rowProblems, ...(checked.ok ? [] : checked.problems.map(problemText))];
    const identity = identityOf(pack, draft);
    const twin = checked.ok ? seen.get(identity) : undefined;
    if (twin !== undefined) texts.push(`${twin}と同じ内容です`);
    if (checked.ok && identity === example) texts.push('ひな形の例のままです。消すか、書き換えてください');
    problems.push(...Array.from(new Set(texts), (text) => ({ row, text })));
    if (!checked.ok) continue;
    items.push(checked.item);
    if (!seen.has(identity)) seen.set(identity, row);
  }
  if (problems.length > 0) return { ok: false, problems };
  if (byteLength(JSON.stringify(items)) > SENT_BYTES_MAX) {
    return refuse('一度に足すには文字が多すぎます。ファイルをふたつ以上に分けてください。');
  }
  return { ok: true, items, isShiftJis };
}

/** A key that is equal for items with equal values in any order of fields; of an invalid item, its JSON as written. */
function identityOf(pack: MaterialPack, item: unknown): string {
  const checked = checkMaterial(pack, item);
  return JSON.stringify(checked.ok ? checked.item : item);
}

function rowsOfJson(text: string): FileRows {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The admin sees the problem.
    return { problem: 'JSONとして読み取れません。かっこ、コンマ、引用符を確かめてください。' };
  }
  if (!Array.isArray(value) || !isJson(value)) return { problem: 'JSONは、教材を並べた [ ] の形にしてください。' };
  return value.map((draft: unknown, index) => ({ row: `${index + 1}件目`, draft, problems: [] }));
}

const faultTexts: Readonly<Record<CsvFault['fault'], string>> = {
  'open-quote': 'の引用符（"）が閉じていません。',
  'text-beside-quote': 'で、引用符（"）の外に文字があります。',
};

function rowsOfCsv(pack: MaterialPack, text: string): FileRows {
  const table = readCsv(text);
  if (!table.ok) return { problem: `${table.number}行目${faultTexts[table.fault]}` };
  const [head, ...rows] = table.rows;
  const labels = (head?.cells ?? []).map((cell) => cell.trim());
  const headings = labels.map(foldHeading);
  const columns = columnsOfPack[pack].map((column) => ({ ...column, heading: foldHeading(column.label) }));
  const wrong = labels.filter(
    (label) => label !== '' && columns.every(({ heading }) => heading !== foldHeading(label)),
  );
  if (wrong.length > 0) {
    return { problem: `「${wrong.join('」「')}」という見出しはありません。この稽古のひな形の見出しを使ってください。` };
  }
  const missing = columns.filter((column) => !column.isOptional && !headings.includes(column.heading));
  if (missing.length > 0)
    return { problem: `「${missing.map(({ label }) => label).join('」「')}」の見出しがありません。` };
  const double = labels.find((label, index) => label !== '' && headings.indexOf(foldHeading(label)) !== index);
  if (double !== undefined) return { problem: `「${double}」の見出しがふたつあります。` };
  return rows.map(({ number, cells }) => ({
    row: `${number}行目`,
    draft: draftOf(
      pack,
      Object.fromEntries(columns.map(({ key, heading }) => [key, cells[headings.indexOf(heading)] ?? ''])),
    ),
    problems: cells.some((cell, index) => cell.trim() !== '' && (headings[index] ?? '') === '')
      ? ['見出しのない列に文字があります。コンマと引用符を確かめてください']
      : [],
  }));
}

/** The item of a template's example. */
export function exampleOf(pack: MaterialPack): unknown {
  return draftOf(pack, Object.fromEntries(columnsOfPack[pack].map(({ key, example }) => [key, example])));
}

/** A CSV file with the headings of a pack and one example. */
export function templateOf(pack: MaterialPack) {
  const columns = columnsOfPack[pack];
  return {
    name: `keiko-${packNames[pack]}.csv`,
    type: 'text/csv',
    content: writeCsv([columns.map(({ label }) => label), columns.map(({ example }) => example)]),
  } satisfies SavedFile;
}
