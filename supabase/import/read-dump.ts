import { type SourceRow, TABLES, type TableName } from './tables.ts';

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

interface Block {
  /** Null for a table that is not imported. */
  readonly table: TableName | null;
  readonly columns: readonly string[];
  readonly line: number;
}

/**
 * Reads the rows of `copy … from stdin` of a dump. Throws for `insert` statements of one of the tables, for a row with another
 * number of values, for a text that was not dumped in UTF-8 or Shift_JIS, and for a dump that ends too early.
 */
export function* readDump(text: string): Generator<SourceRow, void> {
  let block: Block | null = null;
  for (const [line, content] of linesOf(text)) {
    if (block === null) block = readStatement(line, content);
    else if (content === '\\.') block = null;
    else if (block.table !== null) yield readRow(block.table, block.columns, line, content);
  }
  if (block !== null) throw new Error(`The block that begins on line ${block.line} has no end: the dump is cut`);
  if (text.includes('-- PostgreSQL database dump\n') && !text.includes('-- PostgreSQL database dump complete')) {
    throw new Error('The last line of the dump is missing: it is cut');
  }
}

/** Lines end with LF or CRLF only: a value may have any other separator. */
function* linesOf(text: string): Generator<readonly [line: number, content: string], void> {
  let line = 0;
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at);
    const end = next === -1 ? text.length : next;
    line += 1;
    yield [line, text.slice(at, text[end - 1] === '\r' ? end - 1 : end)];
    at = end + 1;
  }
}

/** The block that a line outside of blocks opens. */
function readStatement(line: number, content: string): Block | null {
  const [, encoding = 'UTF8'] = /^SET client_encoding = '(.*)'/i.exec(content) ?? [];
  if (!/^(UTF-?8|SJIS|SQL_ASCII)$/i.test(encoding)) throw new Error(`Line ${line}: dump with --encoding=UTF8`);
  const [, statement, name = '', rest = ''] =
    /^(COPY|INSERT INTO) (?:"?(?!auth\b)\w+"?\.)?"?(\w+)"?(?= |$)(.*)$/i.exec(content) ?? [];
  if (statement === undefined) return null;
  const table = Object.hasOwn(TABLES, name) ? (name as TableName) : null;
  const [, columns] = /^ \((.*)\) FROM stdin;$/i.exec(rest) ?? [];
  if (columns !== undefined) {
    return { table, line, columns: columns.split(',').map((column) => column.trim().replaceAll('"', '')) };
  }
  if (table !== null) throw new Error(`Line ${line}: dump without --inserts`);
  return null;
}

function readRow(table: TableName, columns: readonly string[], line: number, content: string): SourceRow {
  const values = content.split('\t');
  if (values.length !== columns.length) {
    throw new Error(`Line ${line} has ${values.length} values, not ${columns.length}`);
  }
  return { table, line, values: new Map(columns.map((column, n) => [column, unescapeValue(values[n] ?? '')])) };
}

/** An empty value is null, as in a CSV file. */
function unescapeValue(value: string): string | null {
  if (value === '\\N') return null;
  if (!value.includes('\\')) return value || null;
  return value.replace(/\\(.)/g, (_whole, character: string) => ESCAPES[character] ?? character);
}
