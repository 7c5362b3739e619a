import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

declare global {
  /** What was printed. The files of a worker share it, as they share the console. */
  var printedLines: string[] | undefined;
}

/** Unexpected console output fails the test. */
globalThis.printedLines ??= capture();
const printed = globalThis.printedLines;

function capture(): string[] {
  const lines: string[] = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    console[level] = (...values: unknown[]) => {
      lines.push(`console.${level}: ${format(...values)}`);
    };
  }
  return lines;
}

beforeEach(() => {
  printed.length = 0;
});

afterEach(() => {
  expect(printed).toEqual([]);
});
