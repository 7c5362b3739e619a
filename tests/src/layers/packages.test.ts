import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

// What a part of the code pulls in through everything that it imports.

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n').filter(existsSync);

/** The packages that some files and all that they import need at run time; types are not counted. */
function packagesOf(entries: readonly string[]): readonly string[] {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'/gm,
    )) {
      if (specifier.startsWith('.')) files.add(posix.join(posix.dirname(file), specifier));
      else if (!specifier.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
  }
  return [...packages].sort();
}

describe('packages', () => {
  test('the model needs no platform', () => {
    const model = sources.filter((file) => file.startsWith('sync/model/'));
    expect(packagesOf(model)).toEqual(['temporal-polyfill', 'ts-fsrs', 'valibot']);
  });

  test('the functions need what Deno is told of, and nothing for a browser', () => {
    const entries = sources.filter((file) => /^supabase\/functions\/[^/]+\/index\.ts$/.test(file));
    expect(entries.length).toBeGreaterThan(5);
    const { imports } = JSON.parse(readFileSync('supabase/functions/deno.json', 'utf8'));
    expect(packagesOf(entries)).toEqual(Object.keys(imports).sort());
  });
});

test.each([
  ['dexie', 'rxdb'],
  ['@supabase/realtime-js', '@supabase/supabase-js'],
])('%s is the version that %s pins, so that both use one copy', (name, user) => {
  const pinIn = (file: string) => JSON.parse(readFileSync(file, 'utf8')).dependencies[name];
  expect(pinIn('package.json')).toMatch(/^\d/);
  expect(pinIn('package.json')).toBe(pinIn(`node_modules/${user}/package.json`));
});

test('each file of TypeScript is in a program that the check compiles', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const programs = [...scripts.check.matchAll(/tsc -p (\S+)/g)].map(([, folder]) => folder);
  const listed = programs.map((folder) =>
    execFileSync('node_modules/.bin/tsc', ['-p', folder, '--listFilesOnly'], { encoding: 'utf8', maxBuffer: 1e8 }),
  );
  const checked = new Set(
    listed
      .join('\n')
      .split('\n')
      .map((path) => posix.relative(process.cwd(), path)),
  );
  // `npm run bench -- sync --peers` compiles these, once it has installed their packages.
  const unchecked = sources.filter((file) => !checked.has(file) && !file.startsWith('tests/bench/sync/peers/'));
  expect(unchecked).toEqual([]);
});
