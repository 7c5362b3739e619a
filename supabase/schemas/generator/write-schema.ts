import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { syncedCollections } from '../../../sync/collections/synced-collections.ts';
import { collectionsSql } from './collections.ts';
import { sharedValuesSql } from './shared-values.ts';

// npm run schema: writes the generated schema files. With --check it writes nothing and fails when one of them is stale.

const schemas = fileURLToPath(new URL('../', import.meta.url));
const isCheck = process.argv.includes('--check');
const stale: string[] = [];

write(`${schemas}02_shared_values.sql`, sharedValuesSql());
write(`${schemas}10_collections.sql`, collectionsSql(syncedCollections));

if (isCheck && stale.length > 0) {
  process.stderr.write(`Stale: ${stale.join(', ')}. Run "npm run schema".\n`);
  process.exitCode = 1;
}

function write(path: string, sql: string): void {
  const content = `${sql}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  if (isCheck) stale.push(path);
  else writeFileSync(path, content);
}
