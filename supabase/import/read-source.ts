import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../sync/model/transfer/decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readDump } from './read-dump.ts';
import { type SourceRow, TABLES, type TableName } from './tables.ts';

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** The rows of a file; null if its name is of no table and no dump. Throws with its name and the line if it cannot be read. */
export function readSource(folder: string, file: string): Iterable<SourceRow> | null {
  const table = TABLE_NAMES.find((name) => file === `${name}.csv`);
  if (table === undefined && !file.endsWith('.sql')) return null;
  return rowsOf(folder, file, table);
}

function* rowsOf(folder: string, file: string, table: TableName | undefined): Generator<SourceRow, void> {
  try {
    const decoded = decodeText(new Uint8Array(readFileSync(join(folder, file))), TextDecoder);
    if (!decoded.ok) throw new Error(`Line ${decoded.line} is neither UTF-8, UTF-16 nor Shift_JIS`);
    yield* table === undefined ? readDump(decoded.text) : readCsv(table, decoded.text);
  } catch (error) {
    throw new Error(`Cannot read "${file}": ${error instanceof Error ? error.message : String(error)}`);
  }
}
