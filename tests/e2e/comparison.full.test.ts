import { describe, expect } from 'vitest';
import { test } from '../support/test.ts';

describe('サーバーと照らし合わせる', () => {
  test('says how many records are the same, and keeps what the server had otherwise', async ({ page, member, sql }) => {
    await page.goto('/kata-training');
    await page.getByLabel('象', { exact: true }).fill('朝の海');
    await page.getByLabel('意識', { exact: true }).fill('遠くの船を見る');
    await page.getByRole('button', { name: '型を登録する' }).click();
    await page.getByText('型を登録しました').first().waitFor();
    await page.goto('/sync');
    await page.getByText('この端末の記録は、すべてサーバーに届いています。').waitFor();
    const compare = page.getByRole('button', { name: 'サーバーと照らし合わせる' });
    await compare.click();
    await page.getByText(/^サーバーと照らし合わせました。\d+件、一致（/).waitFor();

    // Without a revision, as a damaged disk would.
    await sql('alter table public.kata_forms disable trigger user');
    await sql(`update public.kata_forms set zou = '夜の海' where user_id = $1`, [member.userId]);
    await sql('alter table public.kata_forms enable trigger user');
    await compare.click();
    await page.getByText(/^サーバーと照らし合わせました。違うところがあったので/).waitFor();
    const replaced = page.getByRole('article').filter({ hasText: '朝の海／遠くの船を見る' });
    await replaced.waitFor();
    await replaced.getByRole('button', { name: 'もう一度登録する' }).click();
    await replaced.waitFor({ state: 'detached' });
    const stored = () => sql<{ zou: string }>('select zou from public.kata_forms where user_id = $1', [member.userId]);
    await expect.poll(async () => (await stored()).map(({ zou }) => zou).sort()).toEqual(['夜の海', '朝の海']);
  });
});
