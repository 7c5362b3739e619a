import type { BrowserContext } from 'playwright';
import * as v from 'valibot';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice } from '../../support/backend/exchange.ts';
import { launchFullBrowser } from '../../support/browser/browser.ts';
import { buildPage } from './build-page.ts';

type Args = Readonly<Record<string, unknown>>;
type Member = Pick<Awaited<ReturnType<typeof addDevice>>, 'userId' | 'token'>;

/** A table and an insert function for the plain push, without our rules. */
const RAW_SQL = `
do $setup$ begin
  create table public.bench_raw (
    id text primary key, training_type text, video_title text, video_number integer, status text,
    duration_minutes integer, details jsonb, completed_at text);
  create function public.bench_insert(rows jsonb) returns void language sql as
    'insert into public.bench_raw select * from jsonb_populate_recordset(null::public.bench_raw, rows)';
  grant all on public.bench_raw to authenticated;
  grant execute on function public.bench_insert(jsonb) to authenticated;
end $setup$`;

const Numbers = v.record(v.string(), v.number());

/** One tab of a device; `run` calls a command of the page. */
export interface Tab {
  readonly run: (name: string, args?: Args) => Promise<Readonly<Record<string, number>>>;
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** Opens the browser and a server with the page, built from the files in `root`. */
export async function openFixture(root?: string) {
  const backend = await startTestBackend({ dist: await buildPage(root) });
  await backend.sql(RAW_SQL);
  const browser = await launchFullBrowser();
  let series = 0;

  async function openTab(context: BrowserContext): Promise<Tab> {
    const page = await context.newPage();
    await page.goto(backend.url);
    await page.waitForFunction('window.bench !== undefined');
    const run = async (name: string, args: Args = {}) =>
      v.parse(Numbers, await page.evaluate(`bench[${JSON.stringify(name)}](${JSON.stringify(args)})`));
    return { run };
  }

  return {
    backend,
    addMember: (): Promise<Member> => addDevice(backend),
    /** A unique number for the rows of one run. */
    nextSeries: () => (series += 1),
    newDevice: () => browser.newContext(),
    openTab,
    /** Runs work on a temporary device. */
    async onDevice<T>(work: (tab: Tab) => Promise<T>): Promise<T> {
      const context = await browser.newContext();
      try {
        return await work(await openTab(context));
      } finally {
        await context.close();
      }
    },
    /** Arguments of the command `open`. */
    openOptions: (
      { userId, token }: Member,
      rest: { readonly collection: 'training_sessions' | 'kata_forms'; readonly roundTrip?: number },
    ) => ({
      // The page of an older commit has several engines.
      engine: 'keiko',
      memberId: userId,
      token,
      key: backend.keys.publishableKey,
      realtimeUrl: backend.url,
      roundTrip: 0,
      ...rest,
    }),
    async close() {
      await browser.close();
      await backend.close();
    },
  };
}
