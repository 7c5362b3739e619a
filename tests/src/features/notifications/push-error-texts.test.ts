import { expect, test } from 'vitest';
import { troubleTexts } from '../../../../src/features/notifications/trouble-text.ts';
import { pushErrorCodes } from '../../../../src/lib/push-error.ts';

test('each trouble has words of its own', () => {
  const all = Object.values(troubleTexts);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(pushErrorCodes.length);
});
