import { readdirSync, readFileSync } from 'node:fs';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import { collectionsSql } from './collections.ts';
import { sharedValuesSql } from './shared-values.ts';
import { textsSql } from './texts.ts';

const folder = new URL('../', import.meta.url);

/** What is generated from TypeScript, by the place that it takes among the files. */
export function generatedSql(): Readonly<Record<string, string>> {
  return {
    '02_shared_values': sharedValuesSql(),
    '02_texts': textsSql(),
    '10_collections': collectionsSql(syncedCollections),
  };
}

/** The whole schema in reading order: the files of ../ and what is generated. */
export function schemaFiles(): readonly { readonly file: string; readonly sql: string }[] {
  const written = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const files = written.map((file) => ({ file, sql: readFileSync(new URL(file, folder), 'utf8') }));
  const generated = Object.entries(generatedSql()).map(([file, sql]) => ({ file, sql: `${sql}\n` }));
  return [...files, ...generated].sort((a, b) => (a.file < b.file ? -1 : 1));
}
