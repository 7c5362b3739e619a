import { type SourceRow, TABLES, type TableName } from './tables.ts';

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Reads the rows of `copy … from stdin` of a dump; throws for `insert` statements of one of the tables. */
export async function* readDump(
  lines: AsyncIterable<string>,
): AsyncGenerator<SourceRow & { readonly table: TableName }> {
  let block: { readonly table: TableName | null; readonly columns: readonly string[] } | null = null;
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (block === null) {
      const [, name = '', columns = ''] = /^COPY (?:"?\w+"?\.)?"?(\w+)"? \((.*)\) FROM stdin;$/i.exec(text) ?? [];
      if (name !== '')
        block = {
          table: tableNamed(name),
          columns: columns.split(',').map((column) => column.trim().replaceAll('"', '')),
        };
      const [, inserted = ''] = /^INSERT INTO (?:"?\w+"?\.)?"?(\w+)"?/i.exec(text) ?? [];
      if (tableNamed(inserted) !== null) throw new Error(`Line ${line}: dump without --inserts`);
    } else if (text === '\\.') {
      block = null;
    } else if (block.table !== null) {
      const values = text.split('\t').map(unescapeValue);
      yield {
        table: block.table,
        line,
        values: new Map(block.columns.map((column, n) => [column, values[n] ?? null])),
      };
    }
  }
}

function tableNamed(name: string): TableName | null {
  return Object.hasOwn(TABLES, name) ? (name as TableName) : null;
}

function unescapeValue(value: string): string | null {
  if (value === '\\N') return null;
  if (!value.includes('\\')) return value;
  return value.replace(/\\(.)/g, (_whole, character: string) => ESCAPES[character] ?? character);
}
