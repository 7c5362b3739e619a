import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deviceKeys, memberKeys, stores, tabKeys } from '../../../src/lib/storage-keys.ts';

const src = new URL('../../../src/', import.meta.url);
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && path !== 'lib/storage-keys.ts')
  .map((path) => ({ path, text: readFileSync(new URL(path, src), 'utf8') }));

/** What begins like a key, but is the channel between builds, the prefix of all keys, an address or the name of a file. */
const OTHERS = /^keiko\.(data|example|html|)$/;

test('every key is in the register', () => {
  const unlisted = sources.flatMap(({ path, text }) => {
    const names = [...text.matchAll(/['"`](keiko\.[^'"`]*)/g)].flatMap(([, name = '']) => name);
    const literals = [...text.matchAll(/\b(?:get|set|remove)Item\(\s*['"`][^,)]*|createStore\(['"`][^)]*/g)];
    return [...names.filter((name) => !OTHERS.test(name)), ...literals.map(([call]) => call)].map((found) => [
      path,
      found,
    ]);
  });
  expect(unlisted).toEqual([]);
});

test('every key of the register is used, and only once in it', () => {
  const groups = { deviceKeys, memberKeys, tabKeys, stores };
  const code = sources.map(({ text }) => text).join('\n');
  const names = Object.entries(groups).flatMap(([group, keys]) => Object.keys(keys).map((name) => `${group}.${name}`));
  expect(names.filter((name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(code))).toEqual([]);
  const values = Object.values(groups).flatMap((keys) => Object.values(keys));
  expect(new Set(values).size).toBe(values.length);
});

test('the keys of the device, and only they, survive a logout by their prefix', () => {
  const survives = (key: string) => key.startsWith(deviceKeys.prefix);
  expect(Object.values(deviceKeys).filter((key) => !survives(key))).toEqual([]);
  expect([...Object.values(memberKeys), ...Object.values(tabKeys)].filter(survives)).toEqual([]);
});
