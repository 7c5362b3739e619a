import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { describeError } from '../../../sync/engine/describe-error.ts';
import { browserPush, watchNotificationPermission } from '../../lib/push/browser-push.ts';
import type { PushObstacle } from '../../lib/push/push-support.ts';
import { useServices } from '../account/services.tsx';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { useMember } from '../member/member-context.tsx';
import { type PushFailure, toPushFailure } from './push-failure.ts';
import { readPushRecord } from './push-record.ts';
import { disableNotifications, enableNotifications, type PushContext } from './push-switch.ts';

/** Whether this device receives the member's notifications, judged from local state only. */
export type NotificationState =
  | { readonly status: 'reading' }
  | { readonly status: 'unavailable'; readonly reason: PushObstacle | 'not-set-up' }
  /** `isWanted`: the member enabled notifications here, and the browser permission was revoked later. */
  | { readonly status: 'off'; readonly permission: NotificationPermission; readonly isWanted: boolean }
  | { readonly status: 'on' };

/** Status of the last enable or disable operation. */
export type NotificationSwitching =
  | { readonly status: 'idle' | 'working' | 'enabled' | 'disabled' }
  | { readonly status: 'failed'; readonly failure: PushFailure };

const stateAtom = atom<NotificationState>({ status: 'reading' });

/** Global, because an operation continues after the screen unmounts. */
const switchingAtom = atom<NotificationSwitching>({ status: 'idle' });

/** The member, device and server key that push operations need. */
export function usePushContext(): PushContext {
  const member = useMember();
  const { pushKey } = useServices();
  return useMemo(() => ({ member, device: browserPush, serverKey: pushKey }), [member, pushKey]);
}

/** The state of notifications on this device, kept up to date while the screen is open. */
export function useNotificationState(): NotificationState {
  const context = usePushContext();
  const setState = useSetAtom(stateAtom);
  const setSwitching = useSetAtom(switchingAtom);
  useEffect(() => {
    setState({ status: 'reading' });
    setSwitching((current) => (current.status === 'working' ? current : { status: 'idle' }));
    const look = () => void readState(context).then(setState);
    look();
    return watchNotificationPermission(look);
  }, [context, setState, setSwitching]);
  return useAtomValue(stateAtom);
}

/** Enables and disables notifications and reports the status. Ignores calls while an operation is running. */
export function useNotificationSwitch() {
  const context = usePushContext();
  const switching = useAtomValue(switchingAtom);
  const start = useSetAtom(switchAtom);
  const { diagnostics } = useMember();
  const turn = useCallback(
    (isOn: boolean) => void start({ context, diagnostics, isOn }),
    [start, context, diagnostics],
  );
  return { switching, turn };
}

interface SwitchRequest {
  readonly context: PushContext;
  readonly diagnostics: Diagnostics;
  readonly isOn: boolean;
}

const switchAtom = atom(null, async (get, set, { context, diagnostics, isOn }: SwitchRequest) => {
  if (get(switchingAtom).status === 'working') return;
  set(switchingAtom, { status: 'working' });
  let result: NotificationSwitching;
  try {
    await (isOn ? enableNotifications(context) : disableNotifications(context));
    result = { status: isOn ? 'enabled' : 'disabled' };
  } catch (error) {
    const failure = toPushFailure(error, isOn ? 'save-failed' : 'disable-failed');
    diagnostics.record({ type: 'push-failed', code: failure.code, error: describeError(error) });
    result = { status: 'failed', failure };
  }
  set(stateAtom, await readState(context));
  set(switchingAtom, result);
});

async function readState({ member, device, serverKey }: PushContext): Promise<NotificationState> {
  const obstacle = device.obstacle();
  if (obstacle !== null) return { status: 'unavailable', reason: obstacle };
  if (serverKey === '') return { status: 'unavailable', reason: 'not-set-up' };
  const isWanted = readPushRecord(localStorage, member.id) !== null;
  const permission = device.permission();
  // When the browser cannot report its subscription, treat it as having none.
  const subscription = await device.currentSubscription().catch(() => null);
  if (isWanted && subscription !== null && permission === 'granted') return { status: 'on' };
  return { status: 'off', permission, isWanted: isWanted && permission !== 'granted' };
}
