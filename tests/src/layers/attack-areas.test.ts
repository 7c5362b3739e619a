import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { attackAreas, attackArguments, attackEnvironment } from '../../support/run/attack-areas.ts';

const Files = v.array(v.object({ file: v.string() }));

test('each prefix of an attack area names a test file that `npm run attack` runs', () => {
  const list = execFileSync('npx', ['vitest', 'list', '--filesOnly', '--json', ...attackArguments], {
    encoding: 'utf8',
    env: attackEnvironment,
    // npx warns on stderr about settings of the machine.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const files = v.parse(Files, JSON.parse(list)).map(({ file }) => file);
  const prefixes = Object.values(attackAreas).flat();
  expect(prefixes.filter((prefix) => !files.some((file) => file.includes(`/${prefix}`)))).toEqual([]);
});
