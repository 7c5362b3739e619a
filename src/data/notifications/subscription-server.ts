import * as v from 'valibot';
import { columnsOf } from '../../../sync/model/columns.ts';
import type {
  DeviceSubscription,
  SavePushSubscription,
} from '../../../sync/model/notifications/device-subscription.contract.ts';
import {
  parseReminder,
  SavedSubscription,
  type TestNotificationError,
  type TestNotificationRequest,
  testNotificationErrors,
} from '../../../sync/model/notifications/test-notification.contract.ts';
import { readErrorCode } from '../../../sync/model/read-as.ts';
import { RequestError } from '../../../sync/model/request-error.ts';
import { bodyOf, callDatabase, parseData, type ServerCaller } from '../server/server-call.ts';

/** Registers the push endpoint of this device, replacing its previous one. Rejects with a RequestError. */
export async function saveSubscription(
  member: ServerCaller,
  { endpoint, keys }: DeviceSubscription,
  replaces: string | null,
): Promise<void> {
  const args: SavePushSubscription = {
    p_endpoint: endpoint,
    p_p256dh: keys.p256dh,
    p_auth: keys.auth,
    p_replaces: replaces,
  };
  await callDatabase(member, 'save_push_subscription', { ...args });
}

/** Deletes one of the member's endpoints on the server. Rejects with a RequestError. */
export async function deleteSubscription(member: ServerCaller, endpoint: string, signal?: AbortSignal): Promise<void> {
  await callDatabase(member, 'delete_push_subscription', { p_endpoint: endpoint }, signal);
}

/** Whether the server knows this endpoint for the member. Rejects with a RequestError. */
export async function isSubscriptionKnown({ request }: ServerCaller, endpoint: string): Promise<boolean> {
  const query = `rest/v1/push_subscriptions?select=${columnsOf(SavedSubscription)}`;
  const rows = parseData(bodyOf(await request(query, { method: 'GET' })), v.array(SavedSubscription));
  return rows.some((row) => row.endpoint === endpoint);
}

/** Sends a test to this device, with the usual text or a draft's. Null when the push service accepted it. Rejects with a RequestError. */
export async function sendTestNotification(
  member: ServerCaller,
  endpoint: string,
  text?: TestNotificationRequest['text'],
): Promise<TestNotificationError | null> {
  const body = text === undefined ? { endpoint } : { endpoint, text };
  const answer = await member.request('functions/v1/send-test-notification', { body });
  if (answer.ok) return null;
  const error = readErrorCode(testNotificationErrors, answer.body);
  if (error === null) throw new RequestError('rejected', { cause: answer.status });
  return error;
}

/** Loads the reminder time (HH:MM, Tokyo); null when there is no reminder. Rejects with a RequestError. */
export async function loadReminder(member: ServerCaller): Promise<string | null> {
  return parseReminder(await callDatabase(member, 'read_own_rows', { p_table: 'reminders', p_offset: 0 }));
}

/** Sets the reminder time; null removes the reminder. Rejects with a RequestError. */
export async function setReminder(member: ServerCaller, at: string | null): Promise<void> {
  await callDatabase(member, 'set_reminder', { p_at: at });
}
