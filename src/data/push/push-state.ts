import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { describeError } from '../../../sync/engine/describe-error.ts';
import { browserPush, watchPushPermission } from '../../lib/push/browser-push.ts';
import type { PushObstacle } from '../../lib/push/push-support.ts';
import { useServices } from '../account/services.tsx';
import type { Diagnostics } from '../diagnostics/diagnostics.ts';
import { useMember } from '../member/member-context.tsx';
import { type PushFailure, toPushFailure } from './push-failure.ts';
import { readPushRecord } from './push-record.ts';
import { disablePush, enablePush, type PushContext } from './push-switch.ts';

/** Whether this device receives the member's pushes, judged from local state only. */
export type PushState =
  | { readonly status: 'reading' }
  | { readonly status: 'unavailable'; readonly reason: PushObstacle | 'not-set-up' }
  /** `isWanted`: the member enabled pushes here, and the browser permission was revoked later. */
  | { readonly status: 'off'; readonly permission: NotificationPermission; readonly isWanted: boolean }
  | { readonly status: 'on' };

/** Status of the last enable or disable operation. */
export type PushSwitching =
  | { readonly status: 'idle' | 'working' | 'enabled' | 'disabled' }
  | { readonly status: 'failed'; readonly failure: PushFailure };

const stateAtom = atom<PushState>({ status: 'reading' });

/** Global, because an operation continues after the screen unmounts. */
const switchingAtom = atom<PushSwitching>({ status: 'idle' });

/** The member, device and server key that push operations need. */
export function usePushContext(): PushContext {
  const member = useMember();
  const { pushKey } = useServices();
  return useMemo(() => ({ member, device: browserPush, serverKey: pushKey }), [member, pushKey]);
}

/** The state of pushes on this device, kept up to date while the screen is open. */
export function usePushState(): PushState {
  const context = usePushContext();
  const setState = useSetAtom(stateAtom);
  const setSwitching = useSetAtom(switchingAtom);
  useEffect(() => {
    setState({ status: 'reading' });
    setSwitching((current) => (current.status === 'working' ? current : { status: 'idle' }));
    const look = () => void readState(context).then(setState);
    look();
    return watchPushPermission(look);
  }, [context, setState, setSwitching]);
  return useAtomValue(stateAtom);
}

/** Enables and disables pushes and reports the status. Ignores calls while an operation is running. */
export function usePushSwitch() {
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
  let result: PushSwitching;
  try {
    await (isOn ? enablePush(context) : disablePush(context));
    result = { status: isOn ? 'enabled' : 'disabled' };
  } catch (error) {
    const failure = toPushFailure(error, isOn ? 'save-failed' : 'disable-failed');
    diagnostics.record({ type: 'push-failed', code: failure.code, error: describeError(error) });
    result = { status: 'failed', failure };
  }
  set(stateAtom, await readState(context));
  set(switchingAtom, result);
});

async function readState({ member, device, serverKey }: PushContext): Promise<PushState> {
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
