import { describe, expect } from 'vitest';
import { findScreenIssues } from '../support/browser/screen-issues.ts';
import { test } from '../support/test.ts';

describe('the levels of a drill', () => {
  test('rise with three good visits, and go down and up by a tap', async ({ sql, member, openSignedIn }) => {
    const results = Array.from({ length: 5 }, (_, n) => ({ item: `doko-001-${n + 1}`, result: 'remembered' }));
    await sql(
      `insert into public.practice_results (user_id, id, training_type, day, results)
       select $1, gen_random_uuid(), 'doko', date '2026-11-10' + n, $2::jsonb from generate_series(1, 3) n`,
      [member.userId, JSON.stringify(results)],
    );
    const { page } = await openSignedIn();
    await page.goto('/training');
    const tile = page.getByRole('link', { name: /洞顧/ });
    await tile.getByText(/中級/).waitFor();
    await tile.click();
    await page.getByText('あと20問').waitFor();
    await page.getByRole('button', { name: '正解を見る' }).click();
    await page.getByText('中級', { exact: true }).waitFor();
    expect(await findScreenIssues(page)).toEqual([]);
    await page.getByRole('button', { name: '次は初級で' }).click();
    await page.getByText('次は初級です。').waitFor();
    await page.goto('/training/doko');
    await page.getByText('伏せられた情景').first().waitFor();
    await page.getByRole('button', { name: '正解を見る' }).click();
    await page.getByRole('button', { name: '次は中級で' }).click();
    await page.getByText('次は中級です。').waitFor();
    await page.goto('/training');
    await tile.getByText(/中級/).waitFor();
  });
});
