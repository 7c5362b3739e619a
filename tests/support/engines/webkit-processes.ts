import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webKitTools } from '../browser/find-browsers.ts';

/** MiniBrowser's tool bar is wider than a phone; this makes it narrower. */
const NARROW_TOOL_BAR = `button, entry, box, image, label {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1);
}`;

/** Larger than any window of a test. */
const SCREEN = '1400x2000x24';
const START_TIMEOUT_MS = 20_000;
/** A test worker exits, or loses its parent. */
const ENDS = ['exit', 'disconnect'] as const;

export interface WebKitHost {
  /** Starts WebKitWebDriver, which serves one session. Returns its address. */
  readonly startDriver: () => Promise<DriverProcess>;
  readonly close: () => Promise<void>;
}

export interface DriverProcess {
  readonly url: string;
  readonly pid: number;
  readonly close: () => void;
}

/** Starts a display of its own. */
export async function startWebKitHost(): Promise<WebKitHost> {
  const home = await mkdtemp(join(tmpdir(), 'keiko-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_TOOL_BAR);
  const display = spawn(webKitTools.display, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = killAtExit(display);
  const [number] = await once(display.stdio[3] ?? display, 'data');
  const env = {
    ...process.env,
    DISPLAY: `:${String(number).trim()}`,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: home,
    // The sandbox cannot start as root, as which CI runs.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    NO_AT_BRIDGE: '1',
  };
  return {
    startDriver: () => startDriver(env),
    async close() {
      end();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<DriverProcess> {
  const port = await findFreePort();
  // A group of its own, so that the bus and all processes of the browser end with it.
  const child = spawn(webKitTools.bus, ['--', webKitTools.driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env,
  });
  const close = killAtExit(child);
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (Date.now() > deadline) throw new Error(`Cannot reach WebKitWebDriver at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, pid: child.pid ?? 0, close };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Returns a function that ends the process, and its group if it leads one. It also runs when the tests exit. */
function killAtExit(child: ChildProcess): () => void {
  const { pid } = child;
  const isLeader = pid !== undefined && child.spawnargs[0] === webKitTools.bus;
  function end() {
    for (const event of ENDS) process.off(event, end);
    if (pid === undefined || child.exitCode !== null) return;
    process.kill(isLeader ? -pid : pid, 'SIGKILL');
  }
  for (const event of ENDS) process.on(event, end);
  return end;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error(`Unexpected address ${address}`);
  return address.port;
}
