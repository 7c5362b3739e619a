import { describe, expect } from 'vitest';
import { follow, synced } from '../support/browser/journeys.ts';
import { expectNoIssues, openTab, press, test } from '../support/fixtures/admin.ts';

describe('the tab 運用', () => {
  test('shows what there is, waits for the network, and says that it could not load', async ({
    openAdmin,
    sql,
    backend,
  }) => {
    const { page, context, takeErrors } = await openAdmin('花子');
    const text = (shown: string | RegExp) => page.getByText(shown).first().waitFor();
    await openTab(page, '運用');
    for (const shown of ['定期処理の記録がありません', '同期のエラーはありません', 'まだ報告がありません'])
      await text(shown);
    await expectNoIssues(page);

    await sql(
      `insert into private.problem_counts (day, kind, code, build, engine, amount) values
         ('2026-11-21', 'device', 'device', 'B3kd9_Qx', 'webkit', 12034), ('2026-11-20', 'device', 'device', 'B3kd9_Qx', 'webkit', 11987),
         ('2026-11-21', 'rejected', 'changed_elsewhere', 'B3kd9_Qx', 'webkit', 31), ('2026-11-20', 'sync', 'server', 'B3kd9_Qx', 'webkit', 5),
         ('2026-11-21', 'slow', 'request', 'other', 'chromium', 7), ('2026-11-21', 'error', 'QuotaExceededError', 'B3kd9_Qx', 'firefox', 2)`,
    );
    await sql('create schema cron');
    await sql('create table cron.job (jobid bigint, jobname text, schedule text, active boolean)');
    await sql(
      'create table cron.job_run_details (runid bigint, jobid bigint, status text, start_time timestamptz, end_time timestamptz)',
    );
    await sql(`insert into cron.job values (1, 'keiko-unconfirmed-members', '* * * * *', true), (2, 'keiko-shared-kata', '7 * * * *', true),
      (3, 'keiko-clean-up', '23 18 * * *', true)`);
    // pg_cron has the real time.
    await sql(`insert into cron.job_run_details select runid, runid, status, start_time, start_time + interval '1.5 seconds'
      from (values (1, 'succeeded', pg_catalog.now() - interval '1 hour'), (2, 'failed', pg_catalog.now() - interval '50 minutes'))
        as runs (runid, status, start_time)`);
    await sql(`insert into public.reminder_days (day, delivered, failed, late) values ('2026-11-21', 90210, 31, 4)`);
    await press(page, '読み込み直す');
    for (const shown of ['changed_elsewhere', '版 B3kd9_Qx・Safari系・今日31回', 'サーバーの障害', '通信に5秒以上'])
      await text(shown);
    for (const shown of ['QuotaExceededError', '今日12,034台', '90,210']) await text(shown);
    const job = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    expect(await job('確認されなかった登録の削除').innerText()).toContain('遅れ');
    expect(await job('みんなの型の一覧づくり').innerText()).toContain('失敗');
    expect(await job('古い控えの掃除').innerText()).toContain('未実行');
    await expectNoIssues(page);

    await context.setOffline(true);
    await expect.poll(() => page.getByRole('button', { name: '読み込み直す' }).isDisabled()).toBe(true);
    await context.setOffline(false);
    await backend.pause();
    await press(page, '読み込み直す');
    await text('一覧を読み込めませんでした');
    await text('changed_elsewhere');
    await backend.resume();
    await press(page, 'もう一度読み込む');
    await page.getByText('一覧を読み込めませんでした').waitFor({ state: 'detached' });
    takeErrors();
  });
});

describe('a device', () => {
  test('reports its problems a minute after the start, unless that is switched off', async ({
    sql,
    signUp,
    openSignedIn,
  }) => {
    const counted = () =>
      sql<{ kind: string; code: string }>('select kind, code from private.problem_counts order by kind');
    await sql('delete from private.problem_counts');
    const { page } = await openSignedIn({ as: await signUp('太郎') });
    await synced(page);
    await follow(page, 'プロフィール', '設定 明るさ');
    const toggle = page.getByRole('switch', { name: '不具合の報告' });
    await toggle.click();
    await page.getByRole('switch', { name: '不具合の報告', checked: false }).waitFor();
    await expectNoIssues(page);
    await page.clock.runFor(61_000);
    await page.reload();
    await page.getByRole('switch', { name: '不具合の報告', checked: false }).click();
    expect(await counted()).toEqual([]);
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('秘密の言葉') }));
    });
    await page.clock.runFor(61_000);
    await expect.poll(counted).toEqual([
      { kind: 'device', code: 'device' },
      { kind: 'error', code: 'RangeError' },
    ]);
    const [row] = await sql<{ build: string; engine: string }>(
      `select build, engine from private.problem_counts where kind = 'error'`,
    );
    expect(row).toEqual({ build: expect.stringMatching(/^[\w-]{8}$/), engine: 'chromium' });
  });
});
