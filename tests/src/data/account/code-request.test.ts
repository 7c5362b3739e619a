import { expect, test } from 'vitest';
import { readCodeRequest, writeCodeRequest } from '../../../../src/data/account/code-request.ts';
import { mapStorage } from '../map-storage.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const request = { kind: 'signup', email: 'hanako@example.com' } as const;

test('a request for a code is remembered for the hour of the code', () => {
  const storage = mapStorage();
  expect(readCodeRequest(storage, NOW)).toBeNull();
  writeCodeRequest(storage, request, NOW);
  expect(readCodeRequest(storage, NOW + 59 * 60_000)).toEqual(request);
  expect(readCodeRequest(storage, NOW + 60 * 60_000)).toBeNull();
  expect(readCodeRequest(storage, NOW - 60 * 60_000)).toBeNull();
});

test('a request is forgotten once it is done, and an unreadable one counts as none', () => {
  const storage = mapStorage();
  writeCodeRequest(storage, request, NOW);
  writeCodeRequest(storage, null, NOW);
  expect(readCodeRequest(storage, NOW)).toBeNull();
  storage.setItem('keiko.device.code-request', '{"kind":"otp"}');
  expect(readCodeRequest(storage, NOW)).toBeNull();
});
