import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import * as v from 'valibot';

type Log = (line: string) => void;

const currentLog = new AsyncLocalStorage<Log>();
const consoleLevels = ['error', 'warn', 'info', 'log'] as const;
const DatabaseError = v.looseObject({ message: v.string(), code: v.optional(v.string()) });

let isConsolePatched = false;

/**
 * Lite prints failed statements to the console with their parameters, which are members' data. While `task` runs, its
 * output is reduced to one line of message and code and passed to `log`.
 */
export function captureLiteOutput<T>(log: Log, task: () => Promise<T>): Promise<T> {
  if (!isConsolePatched) patchConsole();
  isConsolePatched = true;
  return currentLog.run(log, task);
}

function patchConsole(): void {
  for (const level of consoleLevels) {
    // biome-ignore lint/suspicious/noConsole: Lite has no logger option, so its console calls are intercepted here.
    const print = console[level];
    console[level] = (...values: unknown[]) => {
      const log = currentLog.getStore();
      if (log) currentLog.exit(() => log(values.map(formatLine).join(' ')));
      else print(...values);
    };
  }
}

function formatLine(value: unknown): string {
  const error = v.safeParse(DatabaseError, value);
  if (!error.success) return format(value).split('\n', 1).join('');
  const { message, code } = error.output;
  return code ? `${message} (${code})` : message;
}
