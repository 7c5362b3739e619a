import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import pg from 'pg';
import { plainAddress, plainPhone } from '../../sync/model/text/plain-input.ts';
import { writeCsv } from '../../sync/model/transfer/csv.ts';
import { readFile } from './read-csv.ts';
import { type SourceRow, TABLE_NAMES, TABLES, type TableName } from './tables.ts';

const SQL = new URL('import.sql', import.meta.url);
const BATCH = 10_000;

export interface ReportLine {
  readonly file: string;
  readonly line: number;
  /** The table; empty for a file that is of none. */
  readonly source: string;
  readonly kind: 'left out' | 'field left out' | 'number differs' | 'column not used' | 'file not used';
  readonly reason: string;
}

/**
 * Imports the members of another system in one transaction, from a folder with `<table>.csv` for each table.
 * A dry run rolls everything back; the report is the same. What is there already stays, so that a second run changes
 * nothing. Sends no mail: members set a password by the usual reset.
 */
export async function importMembers({
  databaseUrl,
  folder,
  isDryRun,
}: Readonly<{ databaseUrl: string; folder: string; isDryRun: boolean }>) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      "set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; select pg_advisory_xact_lock(hashtext('keiko import'))",
    );
    for (const table of TABLE_NAMES) {
      const columns = TABLES[table].map((column) => `${column} text`).join(', ');
      await client.query(`create temp table staged_${table} (file text, line integer, ${columns}) on commit drop`);
    }
    const unused = await stageFolder(client, folder);
    await client.query(TABLE_NAMES.map((table) => `analyze staged_${table};`).join(''));
    await client.query(readFileSync(SQL, 'utf8'));
    const report = await client.query<ReportLine>(
      'select * from import_report order by source, file, line, kind, reason',
    );
    const counted = await client.query<Record<TableName, number>>(
      `select (select count(*) from import_profiles)::integer as users,
        (select count(*) from import_login_records)::integer as login_records,
        (select count(*) from import_kata_forms)::integer as kata_forms,
        (select count(*) from import_training_sessions)::integer as training_sessions,
        (select count(*) from import_training_progress)::integer as training_progress`,
    );
    // Rows that were added or changed, by table.
    const [written] = counted.rows;
    if (written === undefined) throw new Error('Cannot count what was imported');
    await client.query(isDryRun ? 'rollback' : 'commit');
    return { written, report: [...unused, ...report.rows] };
  } finally {
    await client.end();
  }
}

/** Sends the rows of all files into the temporary tables; returns what nothing is read of. */
async function stageFolder(client: pg.Client, folder: string): Promise<readonly ReportLine[]> {
  const tableOf = (file: string) => TABLE_NAMES.find((name) => file === `${name}.csv`);
  const files = readdirSync(folder);
  if (!files.some(tableOf)) {
    throw new Error(`"${folder}" has none of ${TABLE_NAMES.map((table) => `${table}.csv`).join(', ')}`);
  }
  const unused: ReportLine[] = [];
  for (const file of files) {
    const table = tableOf(file);
    if (table !== undefined) unused.push(...(await stageRows(client, { file, table }, readFile(folder, file, table))));
    else unused.push({ file, line: 1, source: '', kind: 'file not used', reason: 'it is of no table' });
  }
  return unused;
}

/** Sends rows of one table in batches; returns the columns of which nothing is read, with the first line that has a value. */
async function stageRows(
  client: pg.Client,
  { file, table }: { readonly file: string; readonly table: TableName },
  rows: Iterable<SourceRow>,
): Promise<readonly ReportLine[]> {
  const columns = TABLES[table];
  const types = ['integer[]', ...columns.map(() => 'text[]')].map((type, n) => `$${n + 2}::${type}`);
  const insert = `insert into staged_${table} select $1, * from unnest(${types.join(', ')})`;
  const unused = new Map<string, ReportLine>();
  let batch: SourceRow[] = [];
  const send = async () => {
    const texts = columns.map((column) => {
      const form = FORMS[column] ?? String;
      return batch.map(({ values }) => values.get(column) ?? null).map((value) => value && form(value));
    });
    await client.query(insert, [file, batch.map(({ line }) => line), ...texts]);
    batch = [];
  };
  for (const row of rows) {
    for (const [reason, value] of row.values) {
      if (value === null || columns.includes(reason) || unused.has(reason)) continue;
      unused.set(reason, { file, line: row.line, source: table, kind: 'column not used', reason });
    }
    batch.push(row);
    if (batch.length >= BATCH) await send();
  }
  await send();
  return [...unused.values()];
}

/** Values in the form that the registration and the profile give them. */
const FORMS: Readonly<Record<string, (value: string) => string>> = {
  email: (address) => plainAddress(address, domainToASCII),
  phone_number: plainPhone,
};

/** Writes the report as CSV, a line for each row, with values of the source that no program runs as a formula. */
export function writeReport(path: string, report: readonly ReportLine[]): void {
  const rows = report.map(({ file, source, line, kind, reason }) => [
    file,
    source,
    String(line),
    kind,
    reason.replace(/\s+/g, ' '),
  ]);
  writeFileSync(path, writeCsv([['file', 'source', 'line', 'kind', 'reason'], ...rows]));
}
