import type { DeviceSubscription, SavePushSubscription } from '../../../supabase/contracts/device-subscription.ts';
import {
  type DeletePushSubscription,
  parsePushRpcError,
  parseSavedSubscriptions,
  parseTestPushError,
  subscriptionColumns,
  type TestPushError,
} from '../../../supabase/contracts/push.ts';
import type { Member } from '../member/member.ts';
import { RequestError } from '../server/request-error.ts';

/** Registers the push endpoint of this device, replacing its previous one. Rejects with a RequestError. */
export async function saveSubscription(
  { sendRequest }: Pick<Member, 'sendRequest'>,
  { endpoint, keys }: DeviceSubscription,
  replaces: string | null,
): Promise<void> {
  const args: SavePushSubscription = {
    p_endpoint: endpoint,
    p_p256dh: keys.p256dh,
    p_auth: keys.auth,
    p_replaces: replaces,
  };
  const response = await sendRequest({ path: 'rest/v1/rpc/save_push_subscription', method: 'POST', body: { ...args } });
  if (!response.ok)
    throw new RequestError('rejected', { cause: parsePushRpcError(await response.json()) ?? response.status });
}

/** Deletes one of the member's endpoints on the server. Rejects with a RequestError. */
export async function deleteSubscription(
  { sendRequest }: Pick<Member, 'sendRequest'>,
  endpoint: string,
  signal?: AbortSignal,
): Promise<void> {
  const args: DeletePushSubscription = { p_endpoint: endpoint };
  const response = await sendRequest({
    path: 'rest/v1/rpc/delete_push_subscription',
    method: 'POST',
    body: { ...args },
    signal,
  });
  if (!response.ok) throw new RequestError('rejected', { cause: response.status });
}

/** Whether the server knows this endpoint for the member. Rejects with a RequestError. */
export async function isSubscriptionKnown(
  { sendRequest }: Pick<Member, 'sendRequest'>,
  endpoint: string,
): Promise<boolean> {
  const query = new URLSearchParams({ select: subscriptionColumns });
  const response = await sendRequest({ path: `rest/v1/push_subscriptions?${query}`, method: 'GET' });
  if (!response.ok) throw new RequestError('rejected', { cause: response.status });
  const rows = parseSavedSubscriptions(await response.json());
  if (rows === null) throw new RequestError('malformed');
  return rows.some((row) => row.endpoint === endpoint);
}

/** Sends a test push to this device. Null when the push service accepted it. Rejects with a RequestError. */
export async function sendTestPush(
  { sendRequest }: Pick<Member, 'sendRequest'>,
  endpoint: string,
): Promise<TestPushError | null> {
  const response = await sendRequest({ path: 'functions/v1/send-test-push', method: 'POST', body: { endpoint } });
  if (response.ok) return null;
  const error = parseTestPushError(await response.json());
  if (error === null) throw new RequestError('rejected', { cause: response.status });
  return error;
}
