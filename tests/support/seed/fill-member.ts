import * as v from 'valibot';
import { StartupError } from '../../../supabase/embedded/startup-error.ts';
import { summarizeStreak } from '../../../sync/model/streak/streak.ts';
import type { MemberRows } from './member-rows.ts';

/** Rows per request, to stay below the body limit of 256 KiB. */
const BATCH = 200;

/** The Data API and a secret key, which bypasses row-level security. */
export interface DataApiConnection {
  readonly url: string;
  readonly secretKey: string;
}

const users = v.array(v.object({ id: v.string(), created_at: v.string() }));

/** The member with this e-mail address, or null. */
export async function findMember(
  connection: DataApiConnection,
  email: string,
): Promise<{ readonly id: string; readonly joinedAt: string } | null> {
  const query = new URLSearchParams({ select: 'id,created_at', email: `eq.${email.toLowerCase()}` });
  const [user] = v.parse(users, await (await sendRequest(connection, `users?${query}`)).json());
  return user === undefined ? null : { id: user.id, joinedAt: new Date(user.created_at).toISOString() };
}

/** Writes a member's rows over the Data API. The member's own row comes last, so that an interrupted run can be repeated. */
export async function fillMember(connection: DataApiConnection, memberId: string, rows: MemberRows): Promise<void> {
  const owner = { user_id: memberId };
  const joined = { created_at: rows.joinedAt };
  await insert(
    connection,
    'login_records',
    rows.days.map((day) => ({ ...owner, ...day, tz: 'Asia/Tokyo', device: null, created_at: day.claimed_at })),
  );
  await insert(
    connection,
    'training_sessions',
    rows.sessions.map((session) => ({ ...owner, ...session, status: 'completed' })),
  );
  await insert(
    connection,
    'kata_forms',
    rows.katas.map((kata) => ({ ...owner, ...kata })),
  );
  await insert(connection, 'training_progress', [{ ...owner, ...rows.progress, updated_at: rows.joinedAt }]);
  const streak = summarizeStreak(rows.days.map(({ login_date, kind }) => ({ day: login_date, kind })));
  const profile = { bio: '朝、家を出る前に十分だけ。苦手は洞顧、好きなのは十四ツです。', location: '石川県金沢市' };
  await sendRequest(connection, `users?id=eq.${memberId}`, 'PATCH', { ...joined, ...profile, ...streak });
}

async function insert(connection: DataApiConnection, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await sendRequest(connection, table, 'POST', rows.slice(start, start + BATCH));
  }
}

async function sendRequest(
  { url, secretKey }: DataApiConnection,
  path: string,
  method = 'GET',
  body?: object,
): Promise<Response> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: secretKey,
      'content-type': 'application/json',
      prefer: 'return=minimal,resolution=ignore-duplicates',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new StartupError(`Cannot ${method} "${path.split('?')[0]}": ${response.status} ${await response.text()}`);
}
