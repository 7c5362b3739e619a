import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { syncedCollections } from '../../../sync/model/synced-collections.ts';
import { collectionsSql } from './collections.ts';
import { sharedValuesSql } from './shared-values.ts';
import { GENERATED } from './sql.ts';
import { textsSql } from './texts.ts';

/*
 * npm run schema: writes the generated schema files and, until a release is recorded, the baseline migration. With --check it
 * writes nothing and fails when one of them is stale.
 */

const schemas = fileURLToPath(new URL('../', import.meta.url));
const BASELINE = fileURLToPath(new URL('../../migrations/20261123000000_baseline.sql', import.meta.url));
const RELEASES = fileURLToPath(new URL('../../../tests/releases/', import.meta.url));
const isCheck = process.argv.includes('--check');
const stale: string[] = [];

write(`${schemas}02_shared_values.sql`, sharedValuesSql());
write(`${schemas}02_texts.sql`, textsSql());
write(`${schemas}10_collections.sql`, collectionsSql(syncedCollections));
// A released migration is never edited: each change then has a migration of its own.
if (!readdirSync(RELEASES).some((name) => /^\d+$/.test(name))) write(BASELINE, baselineSql());

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

/** The schema files one after another, without the comments and blank lines outside of function bodies. */
function baselineSql(): string {
  const files = readdirSync(schemas)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const parts = files
    .map((file) => readFileSync(`${schemas}${file}`, 'utf8'))
    .join('\n')
    .split('$$');
  const stripped = parts.map((part, index) => {
    const isBody = index % 2 === 1;
    return isBody ? part : part.replaceAll(/^ *--.*\n/gm, '').replaceAll(/\n{2,}/g, '\n');
  });
  return `${GENERATED}\n${stripped.join('$$').trim()}`;
}
