/** Cell text that a spreadsheet program runs as a formula, after signs that some of them skip; also full-width. */
const FORMULA = /^'*(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

const BOM = '\uFEFF';

const SEPARATORS = [',', '\t', ';'];

/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^sep=[,;\t](?:[\r\n]|$)/i;

/** Rows that readCsv() reads at most; a file of the app has fewer. */
const MAX_ROWS = 50_000;

/** A row that is not empty: the line on which it begins, and its number as spreadsheet programs count, both from 1. */
export interface CsvRow {
  readonly line: number;
  readonly number: number;
  readonly cells: readonly string[];
}

/** A quotation mark that does not end, or has text outside. No row is read after it. */
export interface CsvFault {
  readonly line: number;
  readonly number: number;
  readonly fault: 'open-quote' | 'text-beside-quote';
}

type CsvResult = { readonly ok: true; readonly rows: readonly CsvRow[] } | ({ readonly ok: false } & CsvFault);

/** Formats rows as CSV (RFC 4180) with a byte order mark; an apostrophe, which readCsv() removes, stops formulas. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Parses a table like parseCsv(), removes what writeCsv() adds, and ends after 50,000 rows. */
export function readCsv(text: string): CsvResult {
  const rows: CsvRow[] = [];
  for (const row of parseCsv(text)) {
    if ('fault' in row) return { ok: false, ...row };
    rows.push({ ...row, cells: row.cells.map(removeFormulaGuard) });
    if (rows.length === MAX_ROWS) break;
  }
  return { ok: true, rows };
}

/** Parses a table separated by comma, tab or semicolon, with LF, CRLF or CR line ends; skips empty lines. */
export function* parseCsv(text: string): Generator<CsvRow | CsvFault, void> {
  const source = text.startsWith(BOM) ? text.slice(BOM.length) : text;
  const widths = SEPARATORS.map((separator) => {
    const { value } = rowsOf(source, separator).next();
    return value !== undefined && 'cells' in value ? value.cells.length : 0;
  });
  const rows = rowsOf(source, SEPARATORS[widths.indexOf(Math.max(...widths))] ?? ',');
  if (SEPARATOR_LINE.test(source)) rows.next();
  yield* rows;
}

function* rowsOf(source: string, separator: string): Generator<CsvRow | CsvFault, void> {
  const cellEnd = new RegExp(`[${separator}\r\n]`, 'g');
  let cells: string[] = [];
  let [at, number, line, cellLine] = [0, 1, 1, 1];
  while (at < source.length || cells.length > 0) {
    const cell = readCell(source, at, cellEnd);
    if (cell.fault === 'open-quote') return yield { line: cellLine, number, fault: cell.fault };
    cellLine += cell.lineEnds;
    if (cell.fault !== null) return yield { line: cellLine, number, fault: cell.fault };
    cells.push(cell.text);
    at = cell.end + 1;
    if (source[cell.end] === separator) continue;
    if (source.startsWith('\r\n', cell.end)) at += 1;
    if (cells.some((text) => text !== '')) yield { line, number, cells };
    cells = [];
    number += 1;
    cellLine += 1;
    line = cellLine;
  }
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^sep=/i.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

interface Cell {
  readonly text: string;
  /** The position of the separator or line end after the cell. */
  readonly end: number;
  readonly lineEnds: number;
  readonly fault: CsvFault['fault'] | null;
}

function readCell(source: string, at: number, cellEnd: RegExp): Cell {
  if (source[at] !== '"') {
    const end = findCellEnd(source, at, cellEnd);
    const text = source.slice(at, end);
    return { text, end, lineEnds: 0, fault: text.includes('"') ? 'text-beside-quote' : null };
  }
  let quote = source.indexOf('"', at + 1);
  while (quote !== -1 && source[quote + 1] === '"') quote = source.indexOf('"', quote + 2);
  if (quote === -1) return { text: '', end: source.length, lineEnds: 0, fault: 'open-quote' };
  const end = findCellEnd(source, quote + 1, cellEnd);
  const text = source.slice(at + 1, quote).replaceAll('""', '"');
  const lineEnds = text.match(/\r\n|\r|\n/g)?.length ?? 0;
  return { text, end, lineEnds, fault: end === quote + 1 ? null : 'text-beside-quote' };
}

function findCellEnd(source: string, from: number, cellEnd: RegExp): number {
  cellEnd.lastIndex = from;
  return cellEnd.test(source) ? cellEnd.lastIndex - 1 : source.length;
}

function removeFormulaGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
