import { expect, test } from 'vitest';
import { callName } from '../../../../supabase/embedded/http/request-log.ts';

test.each([
  ['/rest/v1/rpc/sync_exchange', '/rest/v1/rpc/sync_exchange'],
  ['/rest/v1/notes/himitsu', '/rest/v1/notes'],
  ['/auth/v1/admin/users/0193a5f0', '/auth/v1/admin'],
  ['/functions/v1/admin-gate/himitsu', '/functions/v1/admin-gate'],
  ['/rest/v1/%E7%A7%98', 'other'],
  ['/himitsu', 'other'],
])('the path %s is logged as %s', (path, name) => {
  expect(callName(path)).toBe(name);
});
