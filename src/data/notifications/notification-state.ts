import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import {
  type NotificationObstacle,
  notificationDevice,
  watchNotificationPermission,
} from '../../lib/notifications/notification-device.ts';
import { useMember } from '../member/member-context.tsx';
import { config } from '../server/config.ts';
import { type NotificationFailure, toNotificationFailure } from './notification-failure.ts';
import { disableNotifications, enableNotifications, type NotificationContext } from './notification-switch.ts';
import { readSubscriptionRecord } from './subscription-record.ts';

/** Whether this device receives the member's notifications, judged from local state only. */
export type NotificationState =
  | { readonly status: 'reading' }
  | { readonly status: 'unavailable'; readonly reason: NotificationObstacle | 'not-set-up' }
  /** `isWanted`: the member enabled notifications here, and the browser permission was revoked later. */
  | { readonly status: 'off'; readonly permission: NotificationPermission; readonly isWanted: boolean }
  | { readonly status: 'on' };

export type NotificationSwitching =
  | { readonly status: 'idle' | 'working' | 'enabled' | 'disabled' }
  | { readonly status: 'failed'; readonly failure: NotificationFailure };

const stateAtom = atom<NotificationState>({ status: 'reading' });

/** Global, because an operation continues after the screen unmounts. */
const switchingAtom = atom<NotificationSwitching>({ status: 'idle' });

/** The member and server key that push operations need. */
export function useNotificationContext(): NotificationContext {
  const member = useMember();
  return useMemo(() => ({ member, serverKey: config.notificationKey }), [member]);
}

/** The state of notifications on this device, kept up to date while the screen is open. */
export function useNotificationState(): NotificationState {
  const context = useNotificationContext();
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
  const context = useNotificationContext();
  const start = useSetAtom(switchAtom);
  return { switching: useAtomValue(switchingAtom), turn: (isOn: boolean) => void start(context, isOn) };
}

const switchAtom = atom(null, async (get, set, context: NotificationContext, isOn: boolean) => {
  if (get(switchingAtom).status === 'working') return;
  set(switchingAtom, { status: 'working' });
  let result: NotificationSwitching;
  try {
    await (isOn ? enableNotifications(context) : disableNotifications(context));
    result = { status: isOn ? 'enabled' : 'disabled' };
  } catch (error) {
    const failure = toNotificationFailure(error, isOn ? 'save-failed' : 'disable-failed');
    context.member.diagnostics.record({ type: 'push-failed' });
    result = { status: 'failed', failure };
  }
  set(stateAtom, await readState(context));
  set(switchingAtom, result);
});

async function readState({ member, serverKey }: NotificationContext): Promise<NotificationState> {
  const obstacle = notificationDevice.obstacle();
  if (obstacle !== null) return { status: 'unavailable', reason: obstacle };
  if (serverKey === '') return { status: 'unavailable', reason: 'not-set-up' };
  const isWanted = readSubscriptionRecord(localStorage, member.id) !== null;
  const permission = notificationDevice.permission();
  // When the browser cannot report its subscription, treat it as having none.
  const subscription = await notificationDevice.currentSubscription().catch(() => null);
  if (isWanted && subscription !== null && permission === 'granted') return { status: 'on' };
  return { status: 'off', permission, isWanted: isWanted && permission !== 'granted' };
}
