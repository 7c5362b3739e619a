import type { PGlite } from '@supabase/lite/pglite';

/** Runs one statement as the database's superuser, in turn with the requests, and gives its rows. */
export type Sql = <Row = Record<string, unknown>>(query: string, params?: readonly unknown[]) => Promise<Row[]>;

/** An open transaction: `query`, `exec`, `rollback`. */
export type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];
