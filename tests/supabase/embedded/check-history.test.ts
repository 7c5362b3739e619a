import { expect, test } from 'vitest';
import { checkHistory } from '../../../supabase/embedded/database/jobs.ts';
import { startTestBackend } from '../../support/backend/backend.ts';
import { closeAfterAll } from '../../support/run/close-after-all.ts';

const backend = closeAfterAll(await startTestBackend());

test('the start warns of a database that cannot name its history, and of no other', async () => {
  const logged: unknown[] = [];
  const check = () => checkHistory(backend.sql, (...line) => logged.push(line));
  await check();
  expect(logged).toEqual([]);
  await backend.sql(`create or replace function private.history() returns text language sql stable return null`);
  await check();
  expect(logged).toEqual([['warn', expect.stringContaining('start_new_epoch'), { refused: expect.any(Array) }]]);
});
