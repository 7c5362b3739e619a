/** Cell text that a spreadsheet program runs as a formula, after signs that some of them skip; also full-width. */
const FORMULA = /^'*(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

const BOM = '\uFEFF';

/** Rows that are read at most; a file of the app has fewer. */
const MAX_ROWS = 50_000;

type CsvResult =
  /** The rows with their numbers in the file, from 1, as a spreadsheet program shows them. */
  | { readonly ok: true; readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[] }
  /** The row (from 1) with an unclosed quotation mark. */
  | { readonly ok: false; readonly row: number };

/** Formats rows as CSV (RFC 4180) with a byte order mark; an apostrophe, which readCsv() removes, stops formulas. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Parses CSV with LF, CRLF or CR line ends; skips empty lines, and ends after 50,000 others. */
export function readCsv(text: string): CsvResult {
  const source = text.startsWith(BOM) ? text.slice(BOM.length) : text;
  const rows: { readonly number: number; readonly cells: readonly string[] }[] = [];
  let cells: string[] = [];
  let number = 1;
  let at = 0;
  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ number, cells });
    cells = [];
    number += 1;
  };
  while (at < source.length && rows.length < MAX_ROWS) {
    const cell = readCell(source, at);
    if (cell === null) return { ok: false, row: number };
    cells.push(cell.text);
    at = cell.end + 1;
    if (source[cell.end] === ',') continue;
    if (source.startsWith('\r\n', cell.end)) at += 1;
    endRow();
  }
  if (cells.length > 0) {
    cells.push('');
    endRow();
  }
  return { ok: true, rows };
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reads the cell at `at`. `end` is the position of the comma or line end after it. */
function readCell(source: string, at: number): { readonly text: string; readonly end: number } | null {
  if (source[at] !== '"') {
    const end = findCellEnd(source, at);
    return { text: removeFormulaGuard(source.slice(at, end)), end };
  }
  let quote = source.indexOf('"', at + 1);
  while (quote !== -1 && source[quote + 1] === '"') quote = source.indexOf('"', quote + 2);
  if (quote === -1) return null;
  const end = findCellEnd(source, quote + 1);
  const text = source.slice(at + 1, quote).replaceAll('""', '"') + source.slice(quote + 1, end);
  return { text: removeFormulaGuard(text), end };
}

function findCellEnd(source: string, from: number): number {
  const ends = /[,\r\n]/g;
  ends.lastIndex = from;
  return ends.exec(source)?.index ?? source.length;
}

function removeFormulaGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
