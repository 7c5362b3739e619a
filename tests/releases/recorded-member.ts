import type { startTestBackend } from '../support/backend/backend.ts';
import { signToken } from '../support/backend/member-token.ts';
import type { ServerEvent } from './fixtures.ts';

/** The member of all recordings. */
export const MEMBER_ID = '0198f2d0-0000-7000-8000-00000000000a';

type Backend = Awaited<ReturnType<typeof startTestBackend>>;

/** Registers the member of the recordings; returns a token. */
export async function addRecordedMember(backend: Backend, now: string): Promise<string> {
  await backend.setNow(now);
  await backend.sql(
    'insert into auth.users (id, email, raw_user_meta_data, created_at) values ($1, $2, $3, private.now())',
    [MEMBER_ID, 'hanako@example.com', JSON.stringify({ username: '花子' })],
  );
  return signToken({ sub: MEMBER_ID });
}

/** Makes happen to the server what happened before a recorded request. */
export async function applyServerEvent(backend: Backend, { now, isRestored }: ServerEvent): Promise<void> {
  await backend.setNow(now);
  if (isRestored) await backend.sql('select private.start_new_epoch()');
}
