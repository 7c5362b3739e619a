import { readFileSync } from 'node:fs';
import type { Sql } from '../../../supabase/embedded/database/sql.ts';
import { collectionsSql } from '../../../supabase/schemas/generator/collections.ts';
import { type Build, currentBuild } from '../../../sync/model/build.ts';
import { todos } from './todos.ts';

/** Step 2, as an argument instead of a line in the registry. */
export const todosBuild: Build = { ...currentBuild, collections: { ...currentBuild.collections, todos } };

/** Step 3. */
export const todosSql = readFileSync(new URL('todos.sql', import.meta.url), 'utf8');

/** Steps 3 and 4, in a migrated database: it has the lists of the product's own collections, which are replaced. */
export async function installTodos(sql: Sql, file = todosSql): Promise<void> {
  const lists = collectionsSql(todosBuild.collections).replaceAll(/create (function|view)/g, 'create or replace $1');
  // sql() runs one statement at a time.
  await sql(`do $do$ begin execute $todos$ ${file} ${lists} select private.secure_schema(); $todos$; end $do$`);
}
