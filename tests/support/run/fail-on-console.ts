import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/** Unexpected console output fails the test. */
const printed: string[] = [];

for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  console[level] = (...values: unknown[]) => {
    printed.push(`console.${level}: ${format(...values)}`);
  };
}

beforeEach(() => {
  printed.length = 0;
});

afterEach(() => {
  expect(printed).toEqual([]);
});
