import {
  type NotificationState,
  type NotificationSwitching,
  useNotificationContext,
  useNotificationSwitch,
} from '../../data/notifications/notification-state.ts';
import { isIosApp } from '../../lib/browser/standalone.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Card, Small } from '../../ui/layout/primitives.tsx';
import { DeviceNotices } from './device-notices.tsx';

/** The push switch of this device, its last result and technical details. */
export function NotificationCard({ state }: { readonly state: NotificationState }) {
  const online = useOnline();
  const { switching, turn } = useNotificationSwitch();
  const canSwitch = (state.status === 'on' || state.status === 'off') && online;
  return (
    <Card label="プッシュ通知" gap="s">
      <Switch
        label="プッシュ通知"
        checked={state.status === 'on'}
        state={stateText(state, switching)}
        hint={hint(state, online)}
        busy={switching.status === 'working'}
        disabled={!canSwitch && switching.status !== 'working'}
        onChange={turn}
      />
      <DeviceNotices state={state} switching={switching} />
      <DebugLine state={state} switching={switching} />
    </Card>
  );
}

function stateText({ status }: NotificationState, switching: NotificationSwitching): string {
  if (switching.status === 'working') return '処理中...';
  if (status === 'reading') return '確認中...';
  if (status === 'unavailable') return '利用不可';
  return status === 'on' ? '有効' : '無効';
}

function hint(state: NotificationState, online: boolean): string {
  if (state.status === 'unavailable') return 'いまは受け取れません。';
  if (!online) return '切り替えには通信が必要です。';
  if (state.status === 'off' && state.permission === 'denied') {
    return isIosApp() ? '端末の設定で通知が許可されていません。' : 'ブラウザで通知がブロックされています。';
  }
  return state.status === 'on' ? 'この端末にお知らせが届きます。' : '有効にすると、この端末にお知らせが届きます。';
}

interface DebugLineProps {
  readonly state: NotificationState;
  readonly switching: NotificationSwitching;
}

/** State and last error in technical terms, for support requests. */
function DebugLine({ state, switching }: DebugLineProps) {
  const { device, serverKey } = useNotificationContext();
  const facts = [
    `state=${state.status}`,
    `permission=${device.permission()}`,
    `obstacle=${device.obstacle() ?? 'none'}`,
    `key=${serverKey === '' ? 'missing' : 'set'}`,
    `last=${switching.status}`,
    ...(switching.status === 'failed' ? [switching.failure.code, switching.failure.detail] : []),
  ];
  return (
    <Disclosure summary="詳細情報">
      <Small lang="en">{facts.join(' / ')}</Small>
    </Disclosure>
  );
}
