import { expect, test } from 'vitest';
import { pushErrorTexts } from '../../../../src/features/notifications/push-error-texts.ts';
import { pushErrorCodes } from '../../../../src/lib/push/push-error.ts';

test('each push error has a unique title and text', () => {
  const all = Object.values(pushErrorTexts);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(pushErrorCodes.length);
});
