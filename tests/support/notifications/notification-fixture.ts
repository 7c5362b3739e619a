import { randomUUID } from 'node:crypto';
import { openAdminSession } from '../backend/admin-session.ts';
import { type CallParts, readAnswer, startTestBackend, type TestBackend } from '../backend/backend.ts';
import { testKeys } from '../backend/test-keys.ts';
import { type Behaviour, type NotificationDevice, type PushHost, startPushHost } from './push-host.ts';

/** A backend whose functions may send to a fake push host, and an admin. */
export interface NotificationFixture {
  readonly backend: TestBackend;
  readonly host: PushHost;
  /** The admin's token. */
  readonly admin: string;
  /** Environment that lets functions reach the host. */
  readonly functionEnv: Readonly<Record<string, string>>;
  /** Inserts a member by SQL. */
  readonly addMember: () => Promise<string>;
  /** Inserts a device by SQL, because the API rejects the address of the fake host. */
  readonly addDevice: (memberId: string, behaviour?: Behaviour, serverKey?: string) => Promise<NotificationDevice>;
  /** Inserts a notification by SQL. */
  readonly addNotification: (fields?: { status?: string; target?: string; at?: string }) => Promise<string>;
  readonly outcomeOf: (id: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Calls a function as the admin, with another token, or without one (null). */
  readonly call: (name: string, body: object, token?: string | null) => Promise<{ status: number; body: unknown }>;
  /** Calls dispatch-notifications like the minute job. */
  readonly dispatch: () => Promise<{ status: number; body: unknown }>;
  readonly close: () => Promise<void>;
}

export async function startNotificationFixture(
  settings: Readonly<Record<string, string>> = {},
): Promise<NotificationFixture> {
  const host = await startPushHost();
  const functionEnv = { KEIKO_PUSH_TEST_HOST: host.origin, KEIKO_PUSH_RETRY_SECONDS: '0', ...settings };
  const logged: string[] = [];
  const backend = await startTestBackend({ functionEnv, log: (line) => logged.push(line) });
  const { sql, keys } = backend;
  const { accessToken: admin } = await backend.signUpConfirmed('admin@example.com', 'secret1', '花子');
  await openAdminSession(sql, admin);

  const post = async (name: string, parts: CallParts) => readAnswer(await backend.call(`/functions/v1/${name}`, parts));
  return {
    backend,
    host,
    admin,
    functionEnv,
    addMember: async () => {
      const id = randomUUID();
      await sql('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
      return id;
    },
    addDevice: async (memberId, behaviour, serverKey = testKeys.vapidPublicKey) => {
      const device = host.subscribe(serverKey, behaviour);
      await saveDevices(backend, memberId, [device]);
      return device;
    },
    addNotification: async ({ status = 'draft', target = 'all', at } = {}) => {
      const id = randomUUID();
      await sql(
        `insert into public.admin_notifications (id, title, message, target_type, created_by, status, scheduled_at)
         values ($1, '稽古の時間です', '今日の一つを、今から。', $2, '花子', $3, $4)`,
        [id, target, status, at ?? null],
      );
      return id;
    },
    outcomeOf: async (id) => {
      const [row] = await sql(
        'select status, delivered, failed, removed from public.admin_notifications where id = $1',
        [id],
      );
      return row;
    },
    call: (name, body, token = admin) => post(name, { body, token }),
    dispatch: () => post('dispatch-notifications', { body: {}, headers: { apikey: keys.secretKey } }),
    close: async () => {
      await backend.close();
      await host.close();
    },
  };
}

/** Inserts devices of a member. */
export async function saveDevices(
  { sql }: Pick<TestBackend, 'sql'>,
  memberId: string,
  devices: readonly NotificationDevice[],
): Promise<void> {
  await sql(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
     select $1, endpoint, p256dh, auth, '2026-01-01'::timestamptz from jsonb_to_recordset($2::jsonb) as d (endpoint text, p256dh text, auth text)`,
    [memberId, JSON.stringify(devices)],
  );
}

/** Expires the leases of a killed sender. */
export async function expireLeases({ sql }: Pick<TestBackend, 'sql'>): Promise<void> {
  await sql('update private.notification_deliveries set leased_until = private.now() where leased_until is not null');
}
