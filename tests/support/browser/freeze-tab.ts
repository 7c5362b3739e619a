import type { Page } from 'playwright';

const BUSY_MS = 800;

/** Suspends the renderer process of a page, as the system does with a hidden tab. Returns a function that resumes it. */
export async function freezeTab(page: Page): Promise<() => void> {
  const pid = await findRenderer(page);
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

/** Finds the renderer by making the page busy, because the browser does not map pages to processes. */
async function findRenderer(page: Page): Promise<number> {
  const before = await readCpuTimes(page);
  await page.evaluate((ms) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  }, BUSY_MS);
  const grown = [...(await readCpuTimes(page))].map(([pid, spent]) => ({
    pid,
    grown: spent - (before.get(pid) ?? 0),
  }));
  const [busiest] = grown.sort((a, b) => b.grown - a.grown);
  if (busiest === undefined) throw new Error(`Cannot find the process of the page "${page.url()}"`);
  return busiest.pid;
}

/** CPU time in seconds, by process id. */
async function readCpuTimes(page: Page): Promise<ReadonlyMap<number, number>> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('Cannot list the processes of the browser');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
}
