import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SEED_FILES } from '../../../supabase/embedded/serve-project.ts';
import { openableKeys } from '../../../sync/model/lessons/lessons.ts';
import { parseGroupPractices } from '../../../sync/model/published/group-practices.contract.ts';
import { parseOpenedKeys } from '../../../sync/model/published/opened-keys.contract.ts';
import { startTestBackend } from '../../support/backend/backend.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the specified product has everything locked that the specification locks, and no group practice', async () => {
  const backend = await startTestBackend({ seedFiles: [`${root}${SEED_FILES[0]}`] });
  try {
    const [notices] = await backend.sql(`select body from public.published_content where name = 'notices'`);
    expect([[...parseOpenedKeys(notices?.body)], parseGroupPractices(notices?.body)]).toEqual([[], []]);
  } finally {
    await backend.close();
  }
});

test('npm start opens every finished practice and has eight group practices ahead, one of them each week', async () => {
  const backend = await startTestBackend({ seedFiles: SEED_FILES.map((file) => `${root}${file}`) });
  try {
    const [notices] = await backend.sql(`select body from public.published_content where name = 'notices'`);
    expect([...parseOpenedKeys(notices?.body)]).toEqual(openableKeys);
    const practices = parseGroupPractices(notices?.body);
    const seeded = await backend.sql('select created_at from public.group_practices where starts_at > created_at');
    expect([practices.length, seeded.length]).toEqual([8, 8]);
    expect(practices.flatMap(({ repeats, url }) => (repeats === null ? [] : [[repeats, url]]))).toEqual([
      ['weekly', 'https://example.com/sakiyomi'],
    ]);
  } finally {
    await backend.close();
  }
});
