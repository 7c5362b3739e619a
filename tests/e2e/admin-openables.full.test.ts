import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { answerDialog, expectNoIssues, openTab, test } from '../support/fixtures/admin.ts';

const openSwitch = (page: Page, name: string) => page.getByRole('switch', { name });

describe('the switches of the admin', () => {
  test('open and close a thing after a question', async ({ openAdmin, sql }) => {
    const { page, admin } = await openAdmin('花子');
    const changes = () =>
      sql<{ subject: string }>(
        `select subject from private.admin_audit where user_id = $1 and act = 'changed' order by id`,
        [admin.userId],
      );
    await openTab(page, '公開');
    await openSwitch(page, '五色').waitFor();
    expect(await page.getByRole('switch').count()).toBe(6);
    expect(await page.getByRole('switch', { checked: true }).count()).toBe(0);
    await expectNoIssues(page);

    await openSwitch(page, '五色').click();
    await answerDialog(page, '開く');
    await page.getByRole('switch', { name: '五色', checked: true }).waitFor();
    await page.getByText('開きました。会員の画面には、次の同期で反映されます。').waitFor();
    expect(await changes()).toEqual([{ subject: 'openable_things goshoku' }]);

    await openSwitch(page, '五色').click();
    await page.getByRole('alertdialog').getByText('記録と進み具合は残ります').waitFor();
    await answerDialog(page, 'やめる');
    expect(await page.getByRole('switch', { name: '五色', checked: true }).count()).toBe(1);
    await openSwitch(page, '五色').click();
    await answerDialog(page, '閉じる');
    await page.getByRole('switch', { name: '五色', checked: false }).waitFor();
    expect(await changes()).toHaveLength(2);
  });
});
