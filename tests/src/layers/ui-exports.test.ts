import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the design system exports no class name: what looks like a control is one, or is rendered by one', () => {
  const files = execFileSync('git', ['ls-files', 'src/ui'], { encoding: 'utf8' }).split('\n');
  const exporting = files.filter(
    (file) => /\.tsx?$/.test(file) && /export (const|function) \w*Class\b/.test(readFileSync(file, 'utf8')),
  );
  expect(exporting).toEqual([]);
});
