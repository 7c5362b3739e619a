import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import * as v from 'valibot';

type Log = (line: string) => void;

const currentLog = new AsyncLocalStorage<Log>();
const consoleLevels = ['error', 'warn', 'info', 'log'] as const;
const DatabaseError = v.looseObject({ message: v.string(), code: v.optional(v.string()) });

let isListening = false;

/**
 * Lite prints every refused statement to the console, with its parameters, which are members' data. While `task`
 * runs, what it prints becomes one line of message and code for `log`.
 */
export function catchLiteOutput<T>(log: Log, task: () => Promise<T>): Promise<T> {
  if (!isListening) listen();
  isListening = true;
  return currentLog.run(log, task);
}

function listen(): void {
  for (const level of consoleLevels) {
    // biome-ignore lint/suspicious/noConsole: Lite offers no logger, so its console calls are caught here.
    const print = console[level];
    console[level] = (...values: unknown[]) => {
      const log = currentLog.getStore();
      if (log) currentLog.exit(() => log(values.map(inOneLine).join(' ')));
      else print(...values);
    };
  }
}

function inOneLine(value: unknown): string {
  const error = v.safeParse(DatabaseError, value);
  if (!error.success) return format(value).split('\n', 1).join('');
  const { message, code } = error.output;
  return code ? `${message} (${code})` : message;
}
