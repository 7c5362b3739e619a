import { describe, expect, test } from 'vitest';
import { packageFolder, readPackages } from '../../../../src/app/build/licenses.ts';

describe('the licences of a build', () => {
  test.each([
    ['/app/node_modules/react/index.js', '/app/node_modules/react'],
    ['/app/node_modules/@supabase/auth-js/dist/main.js', '/app/node_modules/@supabase/auth-js'],
    ['/app/node_modules/rxdb/node_modules/rxjs/index.js', '/app/node_modules/rxdb/node_modules/rxjs'],
    ['\0/app/node_modules/dexie/dist/dexie.js?commonjs-proxy', '/app/node_modules/dexie'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
    ['/app/src/app/main.tsx', null],
  ])('find the package of %s', (id, folder) => {
    expect(packageFolder(id)).toBe(folder);
  });

  test('have the text of each package, once a version, by name', () => {
    const packages = readPackages([
      'node_modules/rxdb',
      'node_modules/dexie',
      'node_modules/./dexie',
      'node_modules/react',
    ]);
    expect(packages.map(({ name, license }) => [name, license])).toEqual([
      ['dexie', 'Apache-2.0'],
      ['react', 'MIT'],
      ['rxdb', 'Apache-2.0'],
    ]);
    expect(packages[1]?.text).toMatch(/^MIT License\n\nCopyright \(c\) Meta/);
  });

  test('name author and source of a package without a licence file', () => {
    expect(readPackages(['node_modules/event-reduce-js'])[0]?.text).toBe(
      'pubkey\n\ngit+https://github.com/pubkey/event-reduce.git',
    );
  });

  test('fail the build for a folder without a package', () => {
    expect(() => readPackages(['src'])).toThrow('Cannot find "src/package.json"');
  });
});
