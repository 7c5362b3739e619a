import { expect, test } from 'vitest';
import { pushErrorTexts } from '../../../../src/features/notifications/push-error-texts.ts';
import { pushErrorCodes } from '../../../../src/lib/push-error.ts';

test('each trouble has words of its own', () => {
  const all = Object.values(pushErrorTexts);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(pushErrorCodes.length);
});
