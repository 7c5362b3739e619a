import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no style uses text-wrap: pretty, which ends the page in WebKitGTK 2.50 on a long text', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((path) => readFileSync(`src/${path}`, 'utf8').includes('text-wrap: pretty'))).toEqual([]);
});
