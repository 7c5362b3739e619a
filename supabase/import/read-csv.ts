import type { SourceRow } from './tables.ts';

/**
 * Reads CSV as PostgreSQL writes it (RFC 4180) from parts of its text. The first record names the columns. An empty value
 * without quotes is null, as `copy … csv` writes it. Throws for a record with another number of values, and an open quote.
 */
export async function* readCsv(parts: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let columns: readonly string[] | null = null;
  for await (const { line, values } of readRecords(parts)) {
    if (columns === null) {
      columns = values.map((value) => value ?? '');
      continue;
    }
    if (values.length === 1 && values[0] === null) continue;
    if (values.length !== columns.length) {
      throw new Error(`Line ${line} has ${values.length} values, not ${columns.length}`);
    }
    yield { line, values: new Map(columns.map((column, n) => [column, values[n] ?? null])) };
  }
}

async function* readRecords(
  parts: AsyncIterable<string>,
): AsyncGenerator<{ line: number; values: readonly (string | null)[] }> {
  let rest = '';
  let line = 1;
  for await (const part of parts) {
    rest += part;
    // A quote within a value is doubled, so an even number of quotes means that the record has ended.
    let start = 0;
    let quotes = 0;
    for (let n = 0; n < rest.length; n += 1) {
      const character = rest.charCodeAt(n);
      if (character === 34) quotes += 1;
      else if (character === 10 && quotes % 2 === 0) {
        const text = rest.slice(start, n);
        yield { line, values: splitRecord(text) };
        line += 1 + (quotes > 0 ? text.split('\n').length - 1 : 0);
        start = n + 1;
        quotes = 0;
      }
    }
    rest = rest.slice(start);
  }
  if (rest === '') return;
  if ((rest.split('"').length - 1) % 2 === 1) throw new Error(`Line ${line} has a quote that does not end`);
  yield { line, values: splitRecord(rest) };
}

function splitRecord(record: string): readonly (string | null)[] {
  const text = record.replace(/\r$/, '').replace(/^\uFEFF/, '');
  if (!text.includes('"')) return text.split(',').map((value) => (value === '' ? null : value));
  const values: (string | null)[] = [];
  // A value in quotes, or one without, each with what ends it.
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/g)) {
    values.push(quoted === undefined ? plain || null : quoted.replaceAll('""', '"'));
    if (end === '') break;
  }
  return values;
}
