import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/** Console output that a test did not expect is a defect of the product or of the test. */
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
