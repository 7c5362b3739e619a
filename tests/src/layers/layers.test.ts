import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const forbidden = {
  'sync/rules/streak.ts': "import { createRxDatabase } from 'rxdb';",
  'sync/protocol/json.ts': "import { collectionOf } from '../collections/synced-collections.ts';",
  'sync/contracts/push.ts': "import { SyncError } from '../engine/sync-error.ts';",
  'sync/collections/profiles.ts': "import { useMember } from '../../src/data/member-context.tsx';",
  'sync/engine/sync-once.ts': "import { createRxStore } from '../storage/rx-store.ts';",
  'sync/storage/rx-store.ts': "import { useMember } from '../../src/data/member-context.tsx';",
  'src/ui/button.tsx': "import { useMember } from '../data/member-context.tsx';",
  'src/data/profile.ts': "import { createRxDatabase } from 'rxdb';",
  'src/features/home/home-screen.tsx': "import { Calendar } from '../records/calendar.tsx';",
  'src/practices/list-screen.tsx': "import { paths } from '../app/paths.ts';",
  'supabase/functions/get-daily-training/handler.ts':
    "import { collectionOf } from '../../../sync/collections/synced-collections.ts';",
} as const;

const allowed = { 'src/features/home/greeting.tsx': "import { Page } from '../../ui/page.tsx';" } as const;

let folder: string;
let output: string;

/** Lints a folder of these files, each with its one import, under the project's settings. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keiko-layers-'));
  const settings = JSON.parse(await readFile('.biome.json', 'utf8'));
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ ...settings, $schema: undefined, vcs: undefined }));
  for (const [path, line] of Object.entries({ ...forbidden, ...allowed })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${line}\n`);
  }
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--reporter=github'],
    { cwd: folder, encoding: 'utf8' },
  );
  output = `${stdout}${stderr}`;
});
afterAll(() => rm(folder, { recursive: true }));

describe('import layers', () => {
  test.each(Object.entries(forbidden))('forbid in %s: %s', (path) => {
    expect(output).toMatch(new RegExp(`noRestrictedImports.*${path.replaceAll('.', '\\.')}`));
  });

  test('allow downward imports', () => {
    expect(output).toContain('home-screen.tsx');
    expect(output).not.toContain('greeting.tsx');
  });
});
