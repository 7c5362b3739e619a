import type { TestPushError } from '../../sync/contracts/push.ts';
import type { DevicePush } from '../lib/push-device.ts';
import { isSubscriptionKnown, sendTestPush } from './push-server.ts';
import { type PushContext, resavePushSubscription } from './push-switch.ts';

/** What has to hold for a notification to arrive, in the order in which one thing rests on the other. */
export const pushChecks = ['browser', 'permission', 'worker', 'subscription', 'server'] as const;
export type PushCheck = (typeof pushChecks)[number];

/** `repaired`: the server did not know the device, and has been told. `skipped`: an earlier one does not hold. */
export type CheckOutcome = 'passed' | 'repaired' | 'failed' | 'skipped';

export interface PushDiagnosis {
  readonly checks: Readonly<Record<PushCheck, CheckOutcome>>;
  /** What came of the test: null when it was not sent; an error of the server's, or whatever the call threw. */
  readonly test: { readonly sent: true } | { readonly sent: false; readonly cause: TestPushError | Error } | null;
}

/** Looks through everything between the server and this device, then sends a push down that way. Never rejects. */
export async function diagnosePush(context: PushContext): Promise<PushDiagnosis> {
  const { device, serverKey } = context;
  const hasBrowser = device.obstacle() === null && serverKey !== '';
  const isAllowed = hasBrowser && device.permission() === 'granted';
  const hasWorker = hasBrowser && (await device.hasWorker());
  const push = hasWorker ? await device.held().catch(() => null) : null;
  const outcome = (holds: boolean, mayBeAsked = true): CheckOutcome =>
    mayBeAsked ? (holds ? 'passed' : 'failed') : 'skipped';
  const checks = {
    browser: outcome(hasBrowser),
    permission: outcome(isAllowed, hasBrowser),
    worker: outcome(hasWorker, hasBrowser),
    subscription: outcome(push !== null, hasWorker),
  };
  if (push === null || !isAllowed) return { checks: { ...checks, server: 'skipped' }, test: null };
  try {
    const server = await checkServer(context, push);
    return { checks: { ...checks, server }, test: await test(context, push) };
  } catch (cause) {
    return { checks: { ...checks, server: 'failed' }, test: { sent: false, cause: asError(cause) } };
  }
}

async function checkServer(context: PushContext, push: DevicePush): Promise<'passed' | 'repaired'> {
  if (await isSubscriptionKnown(context.member, push.endpoint)) return 'passed';
  await resavePushSubscription(context, push);
  return 'repaired';
}

async function test({ member }: PushContext, { endpoint }: DevicePush): Promise<PushDiagnosis['test']> {
  try {
    const error = await sendTestPush(member, endpoint);
    return error === null ? { sent: true } : { sent: false, cause: error };
  } catch (cause) {
    return { sent: false, cause: asError(cause) };
  }
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
