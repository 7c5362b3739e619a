import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jobNames } from '../../../src/features/admin/operations/operations-text.ts';

// The lists on the pages of what there is; pointers.test.ts resolves the single names.

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(existsSync);
/** The TypeScript files of a folder. */
const sourcesIn = (folder: string) => files.filter((file) => file.startsWith(folder) && /\.tsx?$/.test(file));

/** The cells of a table on a page, a row an item, by the words of its heading. */
function readTable(page: string, heading: readonly string[]): readonly (readonly string[])[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const start = lines.indexOf(`| ${heading.join(' | ')} |`);
  if (start < 0) throw new Error(`Cannot find the table "${heading.join(', ')}" in ${page}`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines
    .slice(start + 2, end)
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '').trim()));
}

test('the admin reads the name of each scheduled job, and of no other', () => {
  const sql = readFileSync('supabase/schemas/17_operations.sql', 'utf8');
  const scheduled = [...sql.matchAll(/^ +\('(keiko-[\w-]+)',/gm)].map(([, name]) => name);
  expect(scheduled.length).toBeGreaterThan(8);
  expect(Object.keys(jobNames).toSorted()).toEqual(scheduled.toSorted());
});

test('the page of the server lists every call of a client and every function', () => {
  const sql = readFileSync('supabase/schemas/17_operations.sql', 'utf8');
  const [, exposed = ''] = /private\.expose\(name, 'authenticated'\) from unnest\(array\[([^\]]*)\]/.exec(sql) ?? [];
  const forGuests = sql.matchAll(/private\.expose\('(\w+)', 'anon'\)/g);
  const calls = [...exposed.matchAll(/'(\w+)'/g), ...forGuests].map(([, name]) => name);
  expect(calls.length).toBeGreaterThan(20);
  const folders = files.flatMap((file) => /^supabase\/functions\/([a-z-]+)\/index\.ts$/.exec(file)?.[1] ?? []);
  const names = readTable('supabase/README.md', ['Call', 'Who', 'For']).flatMap(([cell = '']) => {
    const [, kind] = /(rpc|functions)\//.exec(cell) ?? [];
    const listed = kind === undefined ? [] : [...cell.matchAll(/`(?:GET )?(?:(rpc|functions)\/)?([\w-]+)`/g)];
    return listed.map(([, linkedKind = kind, name]) => `${linkedKind}/${name}`);
  });
  const secret = ['rpc/check_deployment'];
  const wanted = [...calls.map((name) => `rpc/${name}`), ...folders.map((name) => `functions/${name}`), ...secret];
  expect([...new Set(names)].toSorted()).toEqual(wanted.toSorted());
});

describe('the page of the app', () => {
  const listed = readTable('src/README.md', ['Folder', 'Holds', 'Imports']).map(
    ([folder = '', , imports = '']) => [folder.replaceAll(/[`/]/g, ''), imports.split(', ')] as const,
  );

  test('lists every folder', () => {
    const folders = new Set(sourcesIn('src/').map((file) => file.split('/')[1]));
    folders.delete('paths.ts');
    expect(listed.map(([folder]) => folder).toSorted()).toEqual([...folders].toSorted());
  });

  test.each(listed)('names what %s imports', (folder, names) => {
    const imported = new Set(sourcesIn(`src/${folder}/`).flatMap(importsOf));
    imported.delete(folder);
    expect([...imported].toSorted()).toEqual([...names].toSorted());
  });
});

/** The folders from which a file imports: those of `src` by their name, all others by their path of two parts. */
function importsOf(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...imports].map(([, path = '']) => {
    const [root, folder = '', ...rest] = posix.join(posix.dirname(file), path).split('/');
    return root === 'src' ? folder : rest.length > 0 ? `${root}/${folder}` : `${root}`;
  });
}
