import type { Sql } from '../../../supabase/embedded/database/sql.ts';

/**
 * What a rejected or repeated push may change, by table: it counts as a read, it may consume revisions without assigning them
 * to a row, and the ids of repeated writes are kept for longer.
 */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'private.member_revisions': ['rev', 'write_budget', 'budget_at'],
  'private.read_budgets': ['available', 'counted_at'],
  'private.sync_mutations': ['created_at'],
};

/** Dumps every row of every table, for comparison before and after, except for the columns above. */
export async function dumpTables(sql: Sql): Promise<Readonly<Record<string, string>>> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private', 'auth') and c.relkind in ('r', 'p') order by 1`,
  );
  const dumps = tables.map(({ name }) => {
    const columns = LEFT_OUT[name];
    const omitted = columns === undefined ? '' : `- array[${columns.map((column) => `'${column}'`)}]`;
    return `select '${name}' as name, coalesce(string_agg(line, e'\\n' order by line), '') as lines
      from (select (to_jsonb(t) ${omitted})::text as line from ${name} t) rows`;
  });
  const rows = await sql<{ name: string; lines: string }>(dumps.join(' union all '));
  return Object.fromEntries(rows.map(({ name, lines }) => [name, lines]));
}
