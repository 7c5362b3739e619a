import { openDatabase } from '../../../supabase/functions/_shared/fetch-data-api.ts';
import { createNotificationCalls } from '../../../supabase/functions/_shared/notifications/notification-calls.ts';
import type { EncryptedNotification } from '../../../supabase/functions/_shared/notifications/notification-sender.ts';
import { handleDispatch } from '../../../supabase/functions/dispatch-notifications/handler.ts';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import { startRealApi } from '../../support/backend/real-api.ts';
import { startRealPostgres } from '../../support/backend/real-postgres.ts';
import { testKeys } from '../../support/backend/test-keys.ts';
import { createDrillDevice, logIn } from './drill-device.ts';

export const PASSWORD = 'before the backup';

/** Tokyo noon of a day that is not over anywhere yet, so that times of the auth server, which are real, lie before it. */
const NOON = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 86_400_000 + 3 * 3_600_000;

/** The whole server on a real PostgreSQL, whose time the drill sets, with the devices of its members. */
export async function startDrill() {
  const db = await startRealPostgres();
  const api = await startRealApi(db);
  const { url } = api;
  let nowMs = NOON;
  const pushes: string[] = [];

  /** Sets the time of the server and of all devices, in minutes after noon in Tokyo. */
  const setClock = async (minutes: number) => {
    nowMs = NOON + minutes * 60_000;
    await db.sql(`create or replace function private.now() returns timestamptz language sql stable
      return '${new Date(nowMs).toISOString()}'::timestamptz`);
  };
  await setClock(0);

  const register = async (name: string) => {
    const email = `${name}@example.com`;
    const response = await fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: testKeys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, data: { username: name } }),
    });
    if (!response.ok) throw new Error(`Cannot register "${email}": ${await response.text()}`);
    await db.sql(
      `update auth.users set email_confirmed_at = now(), confirmation_token = null, created_at = private.now()
       where email = $1`,
      [email],
    );
    return email;
  };
  const session = async (email: string, password = PASSWORD): Promise<AuthSession> => {
    const opened = await logIn(url, email, password);
    if (opened === null) throw new Error(`Cannot log in as "${email}"`);
    return opened;
  };
  const record =
    (tag: string, endpoint: string): EncryptedNotification =>
    async () => {
      pushes.push(`${tag} ${endpoint}`);
      return { outcome: 'delivered' };
    };

  return {
    db,
    url,
    register,
    session,
    setClock,
    /** What was pushed: tag and endpoint. */
    pushes,
    logIn: (email: string, password: string) => logIn(url, email, password),
    openDevice: async (email: string, password = PASSWORD) =>
      createDrillDevice(url, await session(email, password), () => nowMs),
    at: (minutes: number) => new Date(NOON + minutes * 60_000).toISOString(),
    today: new Date(NOON).toISOString().slice(0, 10),
    /** Runs the minute job. */
    dispatch: async () => {
      const response = await handleDispatch(
        new Request(url, { method: 'POST', headers: { apikey: testKeys.secretKey } }),
        {
          calls: createNotificationCalls(openDatabase(url, testKeys.secretKey)),
          sender: {
            publicKey: '',
            encrypt: ({ notification }, { endpoint }) => record(notification.tag ?? '', endpoint),
          },
          secretKeys: [testKeys.secretKey],
          budget: () => ({ maxNotifications: 300, until: Number.POSITIVE_INFINITY }),
          home: `${url}/`,
          now: Date.now,
          sleep: async () => undefined,
          log: (message, cause) => {
            throw new Error(message, { cause });
          },
        },
      );
      if (!response.ok) throw new Error(`Cannot dispatch: ${await response.text()}`);
    },
    /** Step 1 of the runbook: from now on nobody but the operator reaches the database. */
    stopTraffic: api.shut,
    reopen: api.reopen,
    takeBackup: async () => {
      await api.shut();
      await db.takeBackup();
      await api.reopen();
    },
    close: async () => {
      await api.close();
      await db.close();
    },
  };
}
