import type { Page } from 'playwright';

const BUSY_MS = 800;

/** Stops the process of a page, as the system does to a tab out of sight; the returned function lets it go on. */
export async function freezeTab(page: Page): Promise<() => void> {
  const pid = await processOf(page);
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

/** The renderer that works while the page does: the browser does not say which page is whose. */
async function processOf(page: Page): Promise<number> {
  const before = await rendererTimes(page);
  await page.evaluate((ms) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  }, BUSY_MS);
  const grown = [...(await rendererTimes(page))].map(([pid, spent]) => ({
    pid,
    grown: spent - (before.get(pid) ?? 0),
  }));
  const [busiest] = grown.sort((a, b) => b.grown - a.grown);
  if (busiest === undefined) throw new Error(`Cannot find the process of the page "${page.url()}"`);
  return busiest.pid;
}

/** Seconds of processor time by process. */
async function rendererTimes(page: Page): Promise<ReadonlyMap<number, number>> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('Cannot ask the browser for its processes');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
}
