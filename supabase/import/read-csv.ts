import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CsvFault, parseCsv } from '../../sync/model/transfer/csv.ts';
import { decodeText } from '../../sync/model/transfer/decode-text.ts';
import { foldHeading, placeColumns } from '../../sync/model/transfer/headings.ts';
import { type SourceRow, TABLES, type TableName } from './tables.ts';

const FAULTS: Readonly<Record<CsvFault['fault'], string>> = {
  'open-quote': 'has a quote that does not end',
  'text-beside-quote': 'has text beside a quote',
};

/**
 * Reads a table whose first row names the columns; an empty cell is null, with quotes or without. Throws for a row with another
 * number of values, a column that is named twice, and quotes that do not enclose a value.
 */
export function* readCsv(table: TableName, text: string): Generator<SourceRow, void> {
  const names = Object.fromEntries(TABLES[table].map((column) => [column, column]));
  let columns: readonly string[] | null = null;
  for (const row of parseCsv(text)) {
    if ('fault' in row) throw new Error(`Line ${row.line} ${FAULTS[row.fault]}`);
    const { line, cells } = row;
    if (columns === null) {
      const { places } = placeColumns(cells, names);
      const columnAt = new Map(Object.entries(places).map(([column, place]) => [place, column]));
      columns = cells.map((cell, place) => columnAt.get(place) ?? (cell || '(no heading)'));
      const folded = cells.map(foldHeading);
      const double = cells.find((cell, place) => cell !== '' && folded.indexOf(foldHeading(cell)) !== place);
      if (double !== undefined) throw new Error(`Line ${line} names "${double}" twice`);
    } else if (cells.length !== columns.length) {
      throw new Error(`Line ${line} has ${cells.length} values, not ${columns.length}`);
    } else yield { line, values: new Map(columns.map((column, n) => [column, cells[n] || null])) };
  }
}

/** The rows of a file of a table. Throws with its name and the line if it cannot be read. */
export function* readFile(folder: string, file: string, table: TableName): Generator<SourceRow, void> {
  try {
    const decoded = decodeText(new Uint8Array(readFileSync(join(folder, file))), TextDecoder);
    if (!decoded.ok) throw new Error(`Line ${decoded.line} is neither UTF-8, UTF-16 nor Shift_JIS`);
    yield* readCsv(table, decoded.text);
  } catch (error) {
    throw new Error(`Cannot read "${file}": ${error instanceof Error ? error.message : String(error)}`);
  }
}
