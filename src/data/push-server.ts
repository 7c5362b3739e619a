import type { DeviceSubscription, SavePushSubscription } from '../../sync/contracts/device-subscription.ts';
import {
  type DeletePushSubscription,
  parsePushRefusal,
  parseSavedSubscriptions,
  parseTestPushError,
  subscriptionColumns,
  type TestPushError,
} from '../../sync/contracts/push.ts';
import type { Member } from './member.ts';
import { RequestError } from './request-error.ts';

/** Registers the push endpoint of this device, replacing its previous one. Rejects with a RequestError. */
export async function saveSubscription(
  { ask }: Pick<Member, 'ask'>,
  { endpoint, keys }: DeviceSubscription,
  replaces: string | null,
): Promise<void> {
  const args: SavePushSubscription = {
    p_endpoint: endpoint,
    p_p256dh: keys.p256dh,
    p_auth: keys.auth,
    p_replaces: replaces,
  };
  const answer = await ask({ path: 'rest/v1/rpc/save_push_subscription', method: 'POST', body: { ...args } });
  if (!answer.ok) throw new RequestError('rejected', { cause: parsePushRefusal(await answer.json()) ?? answer.status });
}

/** Lets the server forget an endpoint of the member. Rejects with a RequestError. */
export async function deleteSubscription(
  { ask }: Pick<Member, 'ask'>,
  endpoint: string,
  signal?: AbortSignal,
): Promise<void> {
  const args: DeletePushSubscription = { p_endpoint: endpoint };
  const answer = await ask({ path: 'rest/v1/rpc/delete_push_subscription', method: 'POST', body: { ...args }, signal });
  if (!answer.ok) throw new RequestError('rejected', { cause: answer.status });
}

/** Whether the server has this endpoint for the member. Rejects with a RequestError. */
export async function isSubscriptionKnown({ ask }: Pick<Member, 'ask'>, endpoint: string): Promise<boolean> {
  const query = new URLSearchParams({ select: subscriptionColumns });
  const answer = await ask({ path: `rest/v1/push_subscriptions?${query}`, method: 'GET' });
  if (!answer.ok) throw new RequestError('rejected', { cause: answer.status });
  const rows = parseSavedSubscriptions(await answer.json());
  if (rows === null) throw new RequestError('malformed');
  return rows.some((row) => row.endpoint === endpoint);
}

/** Has the server send a push to this device; null when the push service took it, else why not. Rejects with a RequestError. */
export async function sendTestPush({ ask }: Pick<Member, 'ask'>, endpoint: string): Promise<TestPushError | null> {
  const answer = await ask({ path: 'functions/v1/send-test-push', method: 'POST', body: { endpoint } });
  if (answer.ok) return null;
  const error = parseTestPushError(await answer.json());
  if (error === null) throw new RequestError('rejected', { cause: answer.status });
  return error;
}
