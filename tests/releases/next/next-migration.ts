import { readFileSync } from 'node:fs';
import { collectionsSql } from '../../../supabase/schemas/generator/collections.ts';
import type { TestBackend } from '../../support/backend/backend.ts';
import { nextBuild } from './next-build.ts';

/** The migration from the schema of this checkout to that of the next release, which goes on serving this build. */
function nextMigration(): string {
  const generated = collectionsSql(nextBuild.collections);
  return [
    read('next.sql'),
    read('../../sync/todos/todos.sql'),
    generated.replaceAll(/create (function|view)/g, 'create or replace $1'),
    `create or replace function private.max_schema() returns integer language sql immutable return ${nextBuild.schema};`,
    'select private.secure_schema();',
  ].join('\n');
}

/** Migrates a running server, in one transaction. */
export async function migrateToNext({ sql }: Pick<TestBackend, 'sql'>): Promise<void> {
  await sql(`do $do$ begin execute $migration$${nextMigration()}$migration$; end $do$`);
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
