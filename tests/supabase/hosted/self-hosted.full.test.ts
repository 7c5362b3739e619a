import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEBIAN_POSTGRES, hasPgBackRest, hasPgCron, PGBACKREST } from '../../support/backend/debian-packages.ts';
import { startHostedProject } from '../../support/backend/hosted-project.ts';
import { systemUser } from '../../support/backend/system-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const files = fileURLToPath(new URL('../../../supabase/self-hosted/', import.meta.url));
const ANALYSER = '/usr/bin/systemd-analyze';

describe.skipIf(!existsSync(ANALYSER))('the timers', () => {
  test.each(readdirSync(files).filter((name) => name.endsWith('.timer')))(
    '%s has a time that systemd reads',
    (name) => {
      const [, calendar = ''] = /^OnCalendar=(.*)$/m.exec(readFileSync(join(files, name), 'utf8')) ?? [];
      expect(existsSync(join(files, name.replace('timer', 'service')))).toBe(true);
      expect(execFileSync(ANALYSER, ['calendar', calendar], { encoding: 'utf8' })).toContain('Next elapse');
    },
  );
});

describe.skipIf(!hasPgCron() || !hasPgBackRest())(
  `with pgBackRest on PostgreSQL ${DEBIAN_POSTGRES}, the restore test`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'keiko-pgbackrest-'));
    const config = join(folder, 'pgbackrest.conf');
    const repository = join(folder, 'repository');
    const user = systemUser('postgres');
    let project: Awaited<ReturnType<typeof startHostedProject>>;
    let platform: pg.Client;

    const env = () => ({
      ...process.env,
      TMPDIR: folder,
      PG_BIN: `/usr/lib/postgresql/${DEBIAN_POSTGRES}/bin`,
      PGBACKREST_CONFIG: config,
      PGBACKREST_LOCK_PATH: folder,
      PGBACKREST_LOG_LEVEL_FILE: 'off',
      PGBACKREST_PG1_PORT: String(project.port),
      PGBACKREST_PG1_SOCKET_PATH: dirname(project.data),
    });
    const backRest = (command: string) =>
      execFileSync(PGBACKREST, ['--stanza=keiko', command], { ...user, env: env(), stdio: 'pipe' });
    const runTest = () => spawnSync('sh', [join(files, 'restore-test.sh')], { ...user, env: env(), encoding: 'utf8' });
    const jobRan = (when: string) =>
      platform.query(`insert into cron.job_run_details (jobid, runid, status, end_time) values (1, 1, 'succeeded', ${when})
      on conflict (runid) do update set end_time = excluded.end_time`);
    const register = (email: string) =>
      project.rows(`insert into auth.users (id, email) values (gen_random_uuid(), '${email}')`);

    beforeAll(async () => {
      project = await startHostedProject({
        archive_mode: 'on',
        archive_command: `pgbackrest --config=${config} --lock-path=${folder} --log-level-file=off --stanza=keiko archive-push %p`,
      });
      platform = new pg.Client(project.urlFor('supabase_admin'));
      await platform.connect();
      const shipped = readFileSync(join(files, 'pgbackrest.conf'), 'utf8');
      writeFileSync(
        config,
        shipped.replace(/(?<=^repo1-path=).*/m, repository).replace(/(?<=^pg1-path=).*/m, project.data),
      );
      if (user !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
      backRest('stanza-create');
      await register('before@example.com');
      backRest('backup');
    });
    afterAll(async () => {
      await platform.end();
      await project.close();
      rmSync(folder, { recursive: true });
    });

    test('finds what was written after the backup, and runs no job', async () => {
      await register('after@example.com');
      await jobRan('now()');
      backRest('check');
      const { status, stdout, stderr } = runTest();
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^restored 2 accounts, as of \d+ seconds ago$/m);
      expect(readdirSync(folder).sort()).toEqual(['pgbackrest.conf', 'repository']);
    });

    test('fails when the archive ends a day ago', async () => {
      await jobRan(`now() - interval '25 hours'`);
      backRest('check');
      expect(runTest()).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/the restored rows are 90\d{3} seconds old/),
      });
    });

    test('fails when a file of the backup is missing', async () => {
      await jobRan('now()');
      backRest('check');
      const label = readdirSync(join(repository, 'backup/keiko')).find((name) => name.endsWith('F')) ?? '';
      rmSync(join(repository, 'backup/keiko', label, 'pg_data/global'), { recursive: true });
      const { status, stderr } = runTest();
      expect(status).not.toBe(0);
      expect(stderr).toContain('ERROR');
    });
  },
);
