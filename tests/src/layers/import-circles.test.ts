import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

const IMPORT = /(?:from|import|import\()\s*'(\.{1,2}\/[^'?]+)'/g;

/** The relative imports of every source file, static, dynamic and of types. */
function readImports(): ReadonlyMap<string, readonly string[]> {
  const listed = execFileSync('git', ['ls-files', 'src', 'sync', 'supabase', 'tests'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path)),
    ]),
  );
}

/** Each circle once, as the files along it. */
function findCircles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

test('finds a circle', () => {
  const imports = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(findCircles(imports)).toEqual(['b.ts → c.ts → b.ts']);
});

test('no files import each other in a circle', () => {
  expect(findCircles(readImports())).toEqual([]);
});
