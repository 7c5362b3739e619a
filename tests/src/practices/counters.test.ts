import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'src/practices';

test('no drill counts with つ what may be ten or more', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => /\}つ/.test(readFileSync(join(FOLDER, file), 'utf8')))).toEqual([]);
});
