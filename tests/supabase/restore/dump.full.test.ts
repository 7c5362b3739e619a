import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasPgCron } from '../../support/backend/debian-packages.ts';
import { startHostedProject } from '../../support/backend/hosted-project.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The blocks of commands in the section "From a dump into a new project". */
const [dump = '', restore = ''] = [
  ...(read('supabase/operations.md').split('### From a dump')[1] ?? '').matchAll(/```sh\n([\s\S]*?)```/g),
].map(([, block]) => block);

const folder = mkdtempSync(join(tmpdir(), 'keiko-dump-'));
const runBlock = (block: string, url: string) =>
  execFileSync('bash', ['-c', block], { cwd: folder, env: { ...process.env, DATABASE_URL: url }, stdio: 'pipe' });

describe.skipIf(!hasPgCron())('the commands for a dump', () => {
  let old: Awaited<ReturnType<typeof startHostedProject>>;
  let fresh: typeof old;
  beforeAll(async () => {
    [old, fresh] = await Promise.all([startHostedProject(), startHostedProject()]);
  });
  afterAll(async () => {
    await Promise.all([old.close(), fresh.close()]);
    rmSync(folder, { recursive: true });
  });

  test('bring accounts, rows and what was published into a new project', async () => {
    await old.rows(`insert into auth.users (id, email, encrypted_password, created_at)
      select gen_random_uuid(), n || '@example.com', 'hash', now() from generate_series(1, 9) n`);
    await old.rows(`insert into auth.refresh_tokens (token) values ('a'), ('b')`);
    await old.rows('insert into public.login_records (user_id, login_date) select id, current_date from auth.users');
    await old.rows(`update public.announcements set title = '書き直したお知らせ'`);
    runBlock(dump, old.url);
    runBlock(restore, fresh.url);
    for (const table of [
      'auth.users',
      'public.users',
      'public.login_records',
      'private.project',
      'public.announcements',
    ]) {
      const content = `select to_jsonb(t) as row from ${table} t order by t::text`;
      expect(await fresh.rows(content)).toEqual(await old.rows(content));
    }
    expect(await fresh.rows(`insert into auth.refresh_tokens (token) values ('c') returning id`)).toEqual([
      { id: '3' },
    ]);
  });
});
