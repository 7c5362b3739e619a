import { describe, expect } from 'vitest';
import { button, synced } from '../support/browser/journeys.ts';
import { test as base } from '../support/test.ts';

/** 9:00 on a Sunday in Tokyo. */
const SUNDAY = '2026-11-22T00:00:00Z';

const test = base
  .override('now', SUNDAY)
  .override('joined', '2026-10-01T03:00:00Z')
  /** Two sessions and a note in the week, one session on the Sunday itself. */
  .extend('week', { auto: true }, async ({ sql, member }) => {
    await sql(
      `insert into public.training_sessions (user_id, id, training_type, video_title, status, duration_minutes, completed_at)
       select $1, gen_random_uuid(), type, type, 'completed', minutes, at::timestamptz
       from (values ('jutsu', 58, '2026-11-16T03:00:00Z'), ('jisho', 77, '2026-11-20T03:00:00Z'),
         ('tour', 5, '2026-11-21T23:00:00Z')) as v (type, minutes, at)`,
      [member.userId],
    );
    await sql(
      `insert into public.notes (user_id, id, text, day, written_at)
       values ($1, gen_random_uuid(), '風の音', '2026-11-18', '2026-11-18T00:00:00Z')`,
      [member.userId],
    );
    return null;
  });

describe('a Sunday', () => {
  test('looks back on the week, takes one line, and stays closed on every device', async ({
    openSignedIn,
    sql,
    member,
  }) => {
    const first = await openSignedIn();
    const card = first.page.getByRole('article', { name: '週のまとめ' });
    await card.getByText('11月15日から11月21日まで').waitFor();
    expect(await card.getByText('稽古した時間').locator('xpath=ancestor::dt/..').textContent()).toBe(
      '稽古した時間2時間15分',
    );
    expect(await card.textContent()).toContain('稽古2回');
    expect(await card.textContent()).toContain('ひとこと1行');
    expect(await first.page.getByRole('article', { name: '今日の10分' }).count()).toBe(0);

    await card.getByLabel('ひとこと').fill('よく歩いた');
    await card.getByRole('button', { name: '書きとめる' }).click();
    await card.getByText('稽古帳に書きとめました').waitFor();
    await synced(first.page);
    expect(
      await sql(
        `select day::text, about, question is not null as asked from public.notes where user_id = $1 and text = 'よく歩いた'`,
        [member.userId],
      ),
    ).toEqual([{ day: '2026-11-22', about: null, asked: true }]);

    const second = await openSignedIn();
    const again = second.page.getByRole('article', { name: '週のまとめ' });
    await again.getByText('よく歩いた').waitFor();
    expect(await again.getByLabel('ひとこと').count()).toBe(0);
    await button(second.page, '週のまとめを閉じる').click();
    await again.waitFor({ state: 'detached' });
    expect(await second.page.evaluate(() => document.activeElement?.id)).toBe('page');
    await synced(second.page);
    await first.page.reload();
    await first.page.getByRole('article', { name: '今日の稽古' }).waitFor();
    await card.waitFor({ state: 'detached' });
  });
});
