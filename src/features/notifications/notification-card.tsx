import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import {
  type NotificationState,
  type NotificationSwitching,
  useNotificationContext,
  useNotificationSwitch,
} from '../../data/notifications/notification-state.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { isIosApp } from '../../lib/browser/standalone.ts';
import { notificationDevice } from '../../lib/notifications/notification-device.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Card, Small } from '../../ui/layout/primitives.tsx';
import { IOS_SETTINGS, notificationErrorText } from './notification-error-texts.ts';

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

interface DeviceProps {
  readonly state: NotificationState;
  readonly switching: NotificationSwitching;
}

/** State and last error in technical terms, for support requests. */
function DebugLine({ state, switching }: DeviceProps) {
  const { serverKey } = useNotificationContext();
  const facts = [
    `state=${state.status}`,
    `permission=${notificationDevice.permission()}`,
    `obstacle=${notificationDevice.obstacle() ?? 'none'}`,
    `key=${serverKey === '' ? 'missing' : 'set'}`,
    `last=${switching.status}`,
    ...(switching.status === 'failed' ? [switching.failure.code, switching.failure.detail] : []),
  ];
  return (
    <Small>
      詳細情報 <span lang="en">{facts.join(' / ')}</span>
    </Small>
  );
}

/** The most important notice about push on this device: errors first. */
function DeviceNotices({ state, switching }: DeviceProps) {
  if (switching.status === 'working') return null;
  if (state.status === 'unavailable') return <Unavailable reason={state.reason} />;
  if (switching.status === 'failed') {
    const { title, text } = notificationErrorText(switching.failure.code, isIosApp());
    return (
      <Banner tone="error" title={title}>
        <p>{text}</p>
      </Banner>
    );
  }
  if (state.status === 'on') return <Banner tone="success" title="プッシュ通知が有効です" />;
  if (state.status === 'off' && state.isWanted) {
    // Push was turned on here, but the browser has revoked the permission.
    return (
      <Banner tone="warning" title="通知の許可が取り消されています">
        <p>{isIosApp() ? IOS_SETTINGS : revokedText(state.permission)}</p>
      </Banner>
    );
  }
  if (switching.status === 'disabled') return <Banner tone="success" title="プッシュ通知が無効になりました" />;
  return null;
}

function Unavailable({ reason }: { readonly reason: Extract<NotificationState, { status: 'unavailable' }>['reason'] }) {
  const { install } = useInstallPrompt();
  const canInstall = useInstallWay() !== 'none';
  const { title, text } = notificationErrorText(reason, isIosApp());
  const steps = <Button label="追加の手順を見る" size="small" variant="outline" onClick={() => void install()} />;
  return (
    <Banner tone="warning" title={title} action={reason === 'not-installed' && canInstall ? steps : null}>
      <p>{text}</p>
    </Banner>
  );
}

function revokedText(permission: NotificationPermission): string {
  return permission === 'denied'
    ? 'ブラウザの設定で通知を「許可」に戻すと、次にひらいたときから、また届きます。'
    : 'もう一度有効にすると、許可の確認が出ます。';
}
