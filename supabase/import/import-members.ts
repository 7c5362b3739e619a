import { createReadStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { writeCsv } from '../../src/data/transfer/csv.ts';
import { readCsv } from './read-csv.ts';
import { readDump } from './read-dump.ts';
import { type SourceRow, TABLES, type TableName } from './tables.ts';

const SQL = new URL('import.sql', import.meta.url);
const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];
const BATCH = 10_000;

export interface ReportLine {
  readonly source: string;
  readonly line: number;
  readonly kind: 'left out' | 'field left out' | 'number differs';
  readonly reason: string;
}

/**
 * Imports the members of another system in one transaction, from a folder with `<table>.csv` for each table, or dumps `*.sql`.
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
    await client.query("set local statement_timeout = 0; select pg_advisory_xact_lock(hashtext('keiko import'))");
    for (const table of TABLE_NAMES) {
      const columns = TABLES[table].map((column) => `${column} text`).join(', ');
      await client.query(`create temp table staged_${table} (line integer, ${columns}) on commit drop`);
    }
    await stageFolder(client, folder);
    await client.query(TABLE_NAMES.map((table) => `analyze staged_${table};`).join(''));
    await client.query(readFileSync(SQL, 'utf8'));
    const report = await client.query<ReportLine>('select * from import_report order by source, line, kind, reason');
    const counted = await client.query<Record<TableName, number>>(
      `select (select count(*) from import_profiles)::integer as users,
        (select count(*) from import_login_records)::integer as login_records,
        (select count(*) from import_kata_forms)::integer as kata_forms,
        (select count(*) from import_sessions)::integer as training_sessions,
        (select count(*) from import_progress)::integer as training_progress`,
    );
    // Rows that were added or changed, by table.
    const [written] = counted.rows;
    if (written === undefined) throw new Error('Cannot count what was imported');
    await client.query(isDryRun ? 'rollback' : 'commit');
    return { written, report: report.rows };
  } finally {
    await client.end();
  }
}

/** Sends the rows of all files into the temporary tables. */
async function stageFolder(client: pg.Client, folder: string): Promise<void> {
  const dumps = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const tables = TABLE_NAMES.filter((table) => existsSync(join(folder, `${table}.csv`)));
  if (dumps.length === 0 && tables.length === 0) {
    throw new Error(`"${folder}" has neither ${TABLE_NAMES.map((table) => `${table}.csv`).join(', ')} nor *.sql`);
  }
  for (const table of tables) {
    const stage = createStage(client, table);
    const text = createReadStream(join(folder, `${table}.csv`), 'utf8');
    await inFile(`${table}.csv`, async () => {
      for await (const row of readCsv(text)) await stage.add(row);
    });
    await stage.end();
  }
  for (const dump of dumps) {
    const stages = new Map(TABLE_NAMES.map((table) => [table, createStage(client, table)]));
    const lines = createInterface({ input: createReadStream(join(folder, dump), 'utf8') });
    await inFile(dump, async () => {
      for await (const row of readDump(lines)) await stages.get(row.table)?.add(row);
    });
    for (const stage of stages.values()) await stage.end();
  }
}

async function inFile(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Error(`Cannot read "${name}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Sends rows of one table in batches. */
function createStage(client: pg.Client, table: TableName) {
  const columns = TABLES[table];
  const types = ['integer[]', ...columns.map(() => 'text[]')].map((type, n) => `$${n + 1}::${type}`);
  const insert = `insert into staged_${table} select * from unnest(${types.join(', ')})`;
  let rows: SourceRow[] = [];
  const send = async () => {
    const texts = columns.map((column) => rows.map(({ values }) => values.get(column)?.replaceAll('\0', '') ?? null));
    await client.query(insert, [rows.map(({ line }) => line), ...texts]);
    rows = [];
  };
  return {
    add: async (row: SourceRow) => {
      rows.push(row);
      if (rows.length >= BATCH) await send();
    },
    end: async () => {
      if (rows.length > 0) await send();
    },
  };
}

/** Writes the report as CSV, a line for each row, with values of the source that no program runs as a formula. */
export function writeReport(path: string, report: readonly ReportLine[]): void {
  const rows = report.map(({ source, line, kind, reason }) => [
    source,
    String(line),
    kind,
    reason.replace(/\s+/g, ' '),
  ]);
  writeFileSync(path, writeCsv([['source', 'line', 'kind', 'reason'], ...rows]));
}
