import { describe, expect } from 'vitest';
import { test } from '../../support/engines/engine-test.ts';
import { logIn, synced } from '../../support/engines/journeys.ts';
import { installedEngines } from '../../support/engines/launch-engine.ts';

const COUNT = 10_000;

describe.each(installedEngines)('a list of 10,000 kata in %s', (engine) => {
  test.override('engine', engine);

  test('scrolls to its end and renders few rows', { timeout: 300_000 }, async ({ sql, member, openPhone }) => {
    await sql(
      `insert into public.kata_forms (user_id, id, zou, ishiki)
       select $1, gen_random_uuid(), repeat('象', 1 + (n * 37) % 200), n::text from generate_series(1, $2::int) n`,
      [member.userId, COUNT],
    );
    const { page } = await openPhone();
    await logIn(page, member);
    await synced(page);
    await page.goto('/kata-training?tab=list');
    await page.getByText(/^10,?000件$/).waitFor();
    const rows = page.getByRole('list', { name: '自分の型' }).locator(':scope > li');
    const scrollToEnd = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const last = [...document.querySelectorAll('li[aria-posinset]')].at(-1);
        return Number(last?.getAttribute('aria-posinset'));
      });
    await expect.poll(scrollToEnd, { timeout: 60_000 }).toBe(COUNT);
    expect(await rows.count()).toBeLessThan(60);
    expect((await rows.nth(-1).texts())[0]).toMatch(/象/);
  });
});
