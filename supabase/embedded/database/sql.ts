import type { PGlite } from '@supabase/lite/pglite';

/** Runs one statement as superuser, queued with the requests, and returns its rows. */
export type Sql = <Row = Record<string, unknown>>(query: string, params?: readonly unknown[]) => Promise<Row[]>;

/** An open transaction: `query`, `exec`, `rollback`. */
export type Transaction = Parameters<Parameters<PGlite['transaction']>[0]>[0];
