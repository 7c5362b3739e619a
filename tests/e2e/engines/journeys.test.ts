import { describe, expect } from 'vitest';
import { test } from '../../support/engines/engine-test.ts';
import { pressButtons, readHomeNumbers, synced, waitForOffline, writeBio } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

const FIRST_DAY = { 連続記録: '1', 総ログイン: '1', 最長記録: '1', 復活チケット: '3' };

describe.each(installedEngines.filter((engine) => engine !== 'chromium'))('in %s', (engine) => {
  test.override('engine', engine);

  test('the app opens cold without the server, keeps what is written, and sends it later', async ({
    backend,
    sql,
    member,
    phone,
  }) => {
    await waitForOffline(phone.page);
    await backend.pause();
    await phone.page.close();
    const page = await phone.openPage();
    await page.goto('/');
    await expect.poll(() => readHomeNumbers(page)).toEqual(FIRST_DAY);
    await page.goto('/streak');
    await page.getByRole('heading', { name: '連続記録' }).waitFor();
    await page.goto('/profile-edit');
    await writeBio(page, '地下鉄で書いた自己紹介');
    await page.getByText('地下鉄で書いた自己紹介').waitFor();

    await backend.resume();
    await page.goto('/profile');
    await synced(page);
    expect(await sql('select bio from public.users where id = $1', [member.userId])).toEqual([
      { bio: '地下鉄で書いた自己紹介' },
    ]);
  });

  test('the first day without an account has what the operator has opened, also without the server', async ({
    backend,
    sql,
    openPhone,
  }) => {
    await sql('update public.openable_things set is_open = true');
    await sql('update public.announcements set for_guests = true');
    const { page } = await openPhone();
    await page.goto('/login');
    await pressButtons(page, '登録せずに始める');
    await page.waitForPath('/');
    await expect.poll(() => readHomeNumbers(page)).toEqual(FIRST_DAY);
    await page.goto('/announcements');
    await page.getByRole('heading', { name: 'ようこそ、稽古へ' }).waitFor();
    await waitForOffline(page);
    await backend.pause();
    await page.goto('/training');
    await page.getByRole('link', { name: /^五色/ }).click();
    await page.waitForPath('/training/goshoku');
    await page.getByRole('heading', { name: '五色' }).waitFor();
  });
});
