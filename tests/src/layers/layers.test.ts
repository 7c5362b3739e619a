import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const importOfData = (path: string) => `import { useMember } from '${path}data/member/member-context.tsx';`;
const collections = (path: string) => `import { syncedCollections } from '${path}sync/model/synced-collections.ts';`;

/** A forbidden import for each layer, also for files in nested folders. */
const forbidden = {
  'sync/model/streak/streak.ts': "import { createRxDatabase } from 'rxdb';",
  'sync/model/kata/order.ts': "import type { Row } from '../../engine/row.ts';",
  'sync/model/kata/kata-forms.collection.ts': importOfData('../../../src/'),
  'sync/model/published/daily-training.contract.ts':
    "import type { SyncRequest } from '../../protocol/sync-exchange.ts';",
  'sync/protocol/auth-session.ts': "import type { Row } from '../engine/row.ts';",
  'sync/engine/sync-once.ts': "import { createRxStore } from '../storage/rx-store.ts';",
  'sync/storage/rx-store.ts': importOfData('../../src/'),
  'supabase/functions/get-daily-training/handler.ts': collections('../../../'),
  'supabase/functions/_shared/log.ts': "import { startBackend } from '../../embedded/backend.ts';",
  'supabase/schemas/generator/shared-values.ts':
    "import { topics } from '../../../src/features/lessons/content/topics.ts';",
  'supabase/schemas/generator/sql.ts': "import { releases } from '../../../tests/releases/fixtures.ts';",
  'supabase/embedded/keys.ts': "import { articles } from '../../src/practices/utsusie/content.ts';",
  'supabase/embedded/backend.ts': "import { deploy } from '../deploy/steps.ts';",
  'supabase/deploy/check/deployed-app.ts': "import { paths } from '../../../src/paths.ts';",
  'supabase/import/read-csv.ts': "import { parseCsv } from '../../src/data/transfer/csv.ts';",
  'src/ui/controls/button.tsx': importOfData('../../'),
  'src/ui/controls/tabs.tsx': "import { paths } from '../../paths.ts';",
  'src/lib/browser/device.ts': "import type { Json } from '../../../sync/model/json.ts';",
  'src/data/account/profile.ts': "import { createRxDatabase } from 'rxdb';",
  'src/data/kata/katas.ts': "import { Button } from '../../ui/controls/button.tsx';",
  'src/data/kata/kata-drafts.ts': "import { UnsavedGuard } from '../../navigation/unsaved-guard.tsx';",
  'src/data/account/identity.ts': "import { useServices } from '../../session/services.tsx';",
  'src/session/sign-in.ts': "import { MemberShell } from '../app/shell/shell.tsx';",
  'src/session/services-host.tsx': "import { SignOutButton } from '../shared/sign-out-button.tsx';",
  'src/navigation/unsaved-guard.tsx': "import { AppFrame } from '../app/app-frame.tsx';",
  'src/shared/use-ticket.tsx': "import { HomeScreen } from '../features/home/home-screen.tsx';",
  'src/paths.ts': "import { findPractice } from './practices/find-practice.ts';",
  'src/features/home/home-screen.tsx': "import { Calendar } from '../records/calendar.tsx';",
  'src/features/home/greeting.tsx': collections('../../../'),
  'src/features/lessons/content/lessons.ts': "import { Calendar } from '../../records/calendar.tsx';",
  'src/features/lessons/today/today-card.tsx': "import type { Row } from '../../../../sync/engine/row.ts';",
  'src/practices/catalogue.ts': "import { AppFrame } from '../app/app-frame.tsx';",
  'src/practices/list/list-screen.tsx': "import { createRxStore } from '../../../sync/storage/rx-store.ts';",
  'src/app/shell/shell.tsx': "import { syncStatus } from '../../../sync/engine/schedule.ts';",
} as const;

const allowed = {
  'src/features/home/home-cache.tsx': "import { Page } from '../../ui/layout/page.tsx';",
  'src/features/lessons/today/today-screen.tsx': "import { Page } from '../../../ui/layout/page.tsx';",
  'src/features/profile/edit/edit-form.tsx': "import { paths } from '../../../paths.ts';",
  'src/features/lessons/today/today-player.tsx': "import { lessons } from '../content/lessons.ts';",
} as const;

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
    for (const path of Object.keys(allowed)) expect(output).not.toContain(path);
  });
});
