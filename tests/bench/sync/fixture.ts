import type { BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { startTestBackend } from '../../support/backend.ts';
import { launchFullBrowser } from '../../support/browser.ts';
import { addDevice } from '../../support/exchange.ts';
import { startRealtimeServer } from '../../support/realtime-server.ts';
import { buildPage } from './build-page.ts';
import { PEER_SQL } from './peer-tables.ts';

export type Way = 'keiko' | 'rxdb' | 'supabase';
export const ways = ['keiko', 'rxdb', 'supabase'] as const satisfies readonly Way[];
export type Collection = 'training_sessions' | 'kata_forms';
type Args = Readonly<Record<string, unknown>>;
type Member = Pick<Awaited<ReturnType<typeof addDevice>>, 'userId' | 'token'>;

const Numbers = v.record(v.string(), v.number());

/** One tab on a device: the page's acts, called from here. */
export interface Tab {
  readonly act: (name: string, args?: Args) => Promise<Readonly<Record<string, number>>>;
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** The browser, the server with what each way to sync needs of it, and the page. */
export async function openFixture() {
  const backend = await startTestBackend({ dist: await buildPage() });
  await backend.sql(PEER_SQL);
  const realtime = await startRealtimeServer();
  const browser = await launchFullBrowser();
  let series = 0;

  async function openTab(context: BrowserContext, clockMs = 0): Promise<Tab & { readonly page: Page }> {
    const page = await context.newPage();
    await page.goto(`${backend.url}/?clock=${clockMs}`);
    await page.waitForFunction('window.bench !== undefined');
    const act = async (name: string, args: Args = {}) =>
      v.parse(Numbers, await page.evaluate(`bench[${JSON.stringify(name)}](${JSON.stringify(args)})`));
    return { page, act };
  }

  return {
    backend,
    realtime,
    addMember: (): Promise<Member> => addDevice(backend),
    /** A number of its own for the rows of one run. */
    nextSeries: () => (series += 1),
    newDevice: () => browser.newContext(),
    openTab,
    /** Work on a device that is gone afterwards. */
    async onDevice<T>(work: (tab: Tab) => Promise<T>): Promise<T> {
      const context = await browser.newContext();
      try {
        return await work(await openTab(context));
      } finally {
        await context.close();
      }
    },
    /** What open() wants to know. */
    where: ({ userId, token }: Member, way: Way, rest: { readonly c: Collection; readonly roundTrip?: number }) => ({
      ...{ way, memberId: userId, token, key: backend.keys.publishableKey, realtimeUrl: realtime.url },
      roundTrip: 0,
      ...rest,
    }),
    /** Rows on the server, of one member where the way knows members. */
    async countRows({ userId }: Member, way: Way, c: Collection): Promise<number> {
      const [found] =
        way === 'supabase'
          ? await backend.sql<{ count: number }>(`select count(*)::int from public.bench_${c}`)
          : await backend.sql<{ count: number }>(`select count(*)::int from public.${c} where user_id = $1`, [userId]);
      return found?.count ?? 0;
    },
    /** Empties the tables that know no members. */
    clear: () => backend.sql('truncate public.bench_training_sessions, public.bench_kata_forms, public.bench_raw'),
    async close() {
      await browser.close();
      await realtime.close();
      await backend.close();
    },
  };
}
