import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';
import { databaseReason } from '../functions/_shared/log.ts';

type Log = (line: string) => void;

const currentLog = new AsyncLocalStorage<Log>();
const consoleLevels = ['error', 'warn', 'info', 'log'] as const;
const DatabaseError = v.looseObject({ message: v.string(), code: v.optional(v.string()) });

let isConsolePatched = false;

/**
 * Lite prints failed statements to the console with their parameters, which are members' data. While `task` runs, its
 * output is reduced to one line of labels and codes and passed to `log`.
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

/** Words that Lite prints beside an error. */
const LABEL = /^[A-Za-z][A-Za-z :.[\]-]{0,60}$/;

/** Only labels and codes: other texts, and messages of the classes 22 and 42, quote what was sent. */
function formatLine(value: unknown): string {
  if (typeof value === 'string') return LABEL.test(value) ? value : 'text';
  const error = v.safeParse(DatabaseError, value);
  if (!error.success) return typeof value;
  const { message, code = '' } = error.output;
  if (!/^[0-9A-Z]{5}$/.test(code)) return code === '' ? 'error' : code;
  return code.startsWith('42') ? code : databaseReason(code, message);
}
