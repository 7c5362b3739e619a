import { existsSync, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { causeFacts, type Log } from '../../functions/_shared/log.ts';
import { forward, json, sendWebResponse } from '../http/http.ts';
import { findDeno } from './deno.ts';
import { exitOf, type FunctionProcess, startFunctionProcess, stopFunctionProcess } from './function-process.ts';

type FunctionsOptions = {
  readonly functionsDir: string;
  /** Folder whose files and `node_modules` the functions may use. */
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Writes a line that a function has logged. */
  readonly writeLine: (line: string) => void;
  /** Folders whose changes restart the functions at their next calls. */
  readonly watched: readonly string[];
};

const PATH = /^\/functions\/v1(\/([A-Za-z][A-Za-z0-9_-]*)(?:[/?].*)?)$/s;

/** After a failed call, waits this long for the process to exit, so that the next call starts a new one. */
const EXIT_GRACE_MS = 200;

/** Gateway errors, with the codes and messages of hosted Supabase. */
const failures = {
  notFound: [404, 'NOT_FOUND', 'Requested function was not found'],
  boot: [503, 'BOOT_ERROR', 'Function failed to start (please check logs)'],
  worker: [500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)'],
} as const;

/** The Edge Functions; each runs in its own Deno process, started at its first call. */
export function createFunctions({ functionsDir, root, env, log, writeLine, watched }: FunctionsOptions) {
  const running = new Map<string, FunctionProcess>();

  const start = (name: string, entry: string): FunctionProcess => {
    const print = (line: string): void => {
      if (line.startsWith('{')) writeLine(line);
      // What Deno itself prints: why a function does not start, or an uncaught error.
      else log('warn', 'printed', { function: name, line });
    };
    const started = startFunctionProcess({ deno: findDeno(), entry, root, env, log: print });
    const forget = (): void => {
      if (running.get(name) === started) running.delete(name);
    };
    started.child.once('exit', forget).once('error', forget);
    running.set(name, started);
    return started;
  };
  const stopAll = async () => {
    const processes = [...running.values()];
    running.clear();
    await Promise.all(processes.map(({ child }) => stopFunctionProcess(child)));
  };
  const watchers = watched.map((folder) => watch(folder, { recursive: true }, () => void stopAll()));

  return {
    /** Handles a request for `/functions/v1/<name>…`; the function receives the path starting with its name. */
    handle: async (req: IncomingMessage, res: ServerResponse) => {
      const [, path, name] = PATH.exec(req.url ?? '') ?? [];
      const entry = name ? join(functionsDir, name, 'index.ts') : '';
      if (!path || !name || !existsSync(entry)) return sendWebResponse(res, failure('notFound'));
      const body = await buffer(req);
      const { child, port } = running.get(name) ?? start(name, entry);
      const listening = await port.catch((error: unknown) => {
        log('error', 'Cannot start', { function: name, ...causeFacts(error) });
        return null;
      });
      if (listening === null) return sendWebResponse(res, failure('boot'));
      try {
        await sendWebResponse(res, await forward(listening, path, req, body));
      } catch (error) {
        log('error', 'Cannot reach', { function: name, ...causeFacts(error) });
        await Promise.race([exitOf(child), delay(EXIT_GRACE_MS)]);
        if (res.headersSent) res.destroy();
        else await sendWebResponse(res, failure('worker'));
      }
    },
    stop: async () => {
      for (const watcher of watchers) watcher.close();
      await stopAll();
    },
  };
}

function failure(kind: keyof typeof failures): Response {
  const [status, code, message] = failures[kind];
  return json(status, { code, message });
}
