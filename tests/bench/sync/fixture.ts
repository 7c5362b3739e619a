import type { BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { startTestBackend } from '../../support/backend/backend.ts';
import { addDevice } from '../../support/backend/exchange.ts';
import { startRealtimeServer } from '../../support/backend/realtime-server.ts';
import { launchFullBrowser } from '../../support/browser/browser.ts';
import { buildPage } from './build-page.ts';
import type { Collection, EngineServer } from './engine-server.ts';
import { PEER_SQL } from './peer-tables.ts';

export const engines = ['keiko', 'rxdb', 'supabase'] as const;
/** Those of `peers`, which need packages of their own. */
export const otherEngines = ['pouchdb', 'tinybase', 'tanstack'] as const;
export type Engine = (typeof engines | typeof otherEngines)[number];
type Args = Readonly<Record<string, unknown>>;
export type Member = Pick<Awaited<ReturnType<typeof addDevice>>, 'userId' | 'token'>;

const Numbers = v.record(v.string(), v.union([v.number(), v.nan()]));

/** One tab of a device; `run` calls a command of the page. */
export interface Tab {
  readonly run: (name: string, args?: Args) => Promise<Readonly<Record<string, number>>>;
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** The tables of these engines have no member. */
export const hasTables = (engine: Engine | 'bare') => engine === 'supabase' || engine === 'tanstack';

/**
 * Opens the browser and a server with the page, built from the files in `root`, and the tables of all sync engines.
 * With the servers of other engines the page has those engines too.
 */
export async function openFixture(root?: string, servers?: Readonly<Record<string, EngineServer>>) {
  const backend = await startTestBackend({ dist: await buildPage(root, servers !== undefined) });
  await backend.sql(PEER_SQL);
  const realtime = await startRealtimeServer();
  const browser = await launchFullBrowser();
  let series = 0;

  async function openTab(context: BrowserContext, clockMs = 0): Promise<Tab & { readonly page: Page }> {
    const page = await context.newPage();
    await page.goto(`${backend.url}/?clock=${clockMs}`);
    await page.waitForFunction('window.bench !== undefined');
    const run = async (name: string, args: Args = {}) =>
      v.parse(Numbers, await page.evaluate(`bench[${JSON.stringify(name)}](${JSON.stringify(args)})`));
    return { page, run };
  }

  return {
    backend,
    realtime,
    browserVersion: browser.version(),
    /** The engine's own server; undefined if it syncs with ours. */
    serverOf: (engine: Engine) => servers?.[engine],
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
      engine: Engine | 'bare',
      rest: { readonly collection: Collection; readonly roundTrip?: number; readonly realtimeUrl?: string },
    ) => ({
      engine,
      memberId: userId,
      token,
      key: backend.keys.publishableKey,
      realtimeUrl: realtime.url,
      serverUrl: servers?.[engine]?.url ?? '',
      roundTrip: 0,
      ...rest,
    }),
    /** Counts rows on the server. */
    async countRows(member: Member, engine: Engine, collection: Collection): Promise<number> {
      const server = servers?.[engine];
      if (server !== undefined) return server.countRows(member, collection);
      const [row] = hasTables(engine)
        ? await backend.sql<{ count: number }>(`select count(*)::int from public.bench_${collection}`)
        : await backend.sql<{ count: number }>(`select count(*)::int from public.${collection} where user_id = $1`, [
            member.userId,
          ]);
      return row?.count ?? 0;
    },
    /** Truncates the tables without a member. */
    clear: () => backend.sql('truncate public.bench_training_sessions, public.bench_kata_forms, public.bench_raw'),
    async close() {
      await browser.close();
      await realtime.close();
      for (const server of Object.values(servers ?? {})) await server.close();
      await backend.close();
    },
  };
}
