import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import type { NotificationState, NotificationSwitching } from '../../data/notifications/notification-state.ts';
import { isIosApp } from '../../lib/browser/standalone.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { IOS_SETTINGS, notificationErrorText } from './notification-error-texts.ts';

interface DeviceNoticesProps {
  readonly state: NotificationState;
  readonly switching: NotificationSwitching;
}

/** The most important notice about push on this device: errors first. */
export function DeviceNotices({ state, switching }: DeviceNoticesProps) {
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
  if (state.status === 'off' && state.isWanted) return <PermissionRevoked permission={state.permission} />;
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

/** Push was turned on here, but the browser has revoked the permission. */
function PermissionRevoked({ permission }: { readonly permission: NotificationPermission }) {
  return (
    <Banner tone="warning" title="通知の許可が取り消されています">
      <p>{isIosApp() ? IOS_SETTINGS : revokedTexts[permission]}</p>
    </Banner>
  );
}

const askAgain = 'もう一度有効にすると、許可の確認が出ます。';

const revokedTexts: Readonly<Record<NotificationPermission, string>> = {
  denied: 'ブラウザの設定で通知を「許可」に戻すと、次にひらいたときから、また届きます。',
  default: askAgain,
  granted: askAgain,
};
