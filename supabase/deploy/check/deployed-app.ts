import { createHash } from 'node:crypto';

const TIMEOUT_MS = 20_000;
const AT_ONCE = 8;

type Fetched = Awaited<ReturnType<typeof fetchText>>;

export async function fetchText(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The deployed files, as a browser gets them. */
export type DeployedApp = Awaited<ReturnType<typeof fetchApp>>;

/** Fetches the page, its worker and all files that the worker stores. Throws when the address does not respond. */
export async function fetchApp(origin: string) {
  const page = await fetchText(`${origin}/`);
  const worker = await fetchText(`${origin}/service-worker.js`);
  const paths = [...worker.text.matchAll(/["']?url["']?\s*:\s*["'`]([^"'`]+)["'`]/g)].map(([, path = '']) => path);
  const files = new Map<string, Fetched>();
  const waiting = [...new Set(paths)];
  const fetchNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      files.set(path, await fetchText(new URL(path, `${origin}/`).href));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  return { page, worker, files };
}

/** The sources of the content security policy by directive. */
export function policyOf({ headers }: Fetched): ReadonlyMap<string, readonly string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The sources that the scripts inside the page need. */
export function scriptHashes({ text }: Fetched): readonly string[] {
  return [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

export function appContains({ files, worker }: DeployedApp, text: string): boolean {
  return [worker, ...files.values()].some((file) => file.text.includes(text));
}
