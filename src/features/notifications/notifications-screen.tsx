import { useState } from 'react';
import type { TestNotificationError } from '../../../sync/model/notifications/test-notification.contract.ts';
import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import {
  type NotificationState,
  type NotificationSwitching,
  useNotificationContext,
  useNotificationState,
  useNotificationSwitch,
} from '../../data/notifications/notification-state.ts';
import { sendTest, type TestOutcome } from '../../data/notifications/test-delivery.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { useAction } from '../../data/server/use-action.ts';
import { useOnline } from '../../lib/browser/network-state.ts';
import { isIosApp, isStandalone } from '../../lib/browser/standalone.ts';
import { notificationDevice } from '../../lib/notifications/notification-device.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Card, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small } from '../../ui/layout/text.tsx';
import { IOS_SETTINGS, notificationErrorText } from './notification-error-texts.ts';
import { PauseCard } from './pause-card.tsx';
import { ReminderCard } from './reminder-card.tsx';

/** Push notifications on this device, a delivery test, the daily reminder, and a pause of it. */
export function NotificationsScreen() {
  const state = useNotificationState();
  return (
    <Page title="通知設定" back={<BackLink to={paths.profile} />}>
      <NotificationCard state={state} />
      <ReminderCard isReceiving={state.status === 'on'} />
      <PauseCard />
      <TestCard key={state.status} />
      <MechanismCard />
      <TroubleshootingCard />
    </Page>
  );
}

function MechanismCard() {
  return (
    <TitledCard variant="sunken" title="通知のしくみ">
      <List>
        <ListRow
          title="アプリを閉じていても届きます"
          text="サービスワーカーという小さな部品が、ブラウザの奥で受け取ります。"
        />
        <ListRow
          title="準備が長引いたら、お知らせします"
          text="サービスワーカーの準備が15秒で整わないときは、そこで止めて、理由を示します。"
        />
        <ListRow
          title="登録は自動で保たれます"
          text="送り先が変わっても、期限が切れても、次にひらいたときに登録し直します。"
        />
        <ListRow title="設定は端末ごとです" text="ログアウトすると、その端末への通知は止まります。" />
      </List>
    </TitledCard>
  );
}

function TroubleshootingCard() {
  return (
    <TitledCard variant="sunken" title="届かないときは">
      <List as="ol">
        <ListRow
          title={isStandalone() ? 'アプリを閉じて開き直す' : 'ページを再読み込みする'}
          text="新しい版に入れ替わり、登録も確かめ直されます。"
        />
        {isIosApp() ? (
          <ListRow
            title="端末の通知設定を見る"
            text="「設定」→「通知」→「稽古」で、「通知を許可」がオンになっているかを確かめます。"
          />
        ) : (
          <ListRow
            title="ブラウザの通知設定を見る"
            text="このサイトの通知が「許可」になっているか、端末側の通知設定とあわせて確かめます。"
          />
        )}
        <ListRow title="HTTPSでひらく" text="通知は「https://」で始まるアドレスでだけ使えます。" />
        <ListRow
          title="対応するブラウザを使う"
          text="Chrome、Edge、Firefox、Safariの新しい版で使えます。iPhoneとiPadでは、ホーム画面に追加したアプリで届きます。"
        />
      </List>
      <ButtonLink label="ヘルプで詳しく見る" variant="ghost" full to={paths.helpOn('notifications')} />
    </TitledCard>
  );
}

/** The push switch of this device, its last result and technical details. */
function NotificationCard({ state }: { readonly state: NotificationState }) {
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
        {text}
      </Banner>
    );
  }
  if (state.status === 'on') return <Banner tone="success" title="プッシュ通知が有効です" />;
  if (state.status === 'off' && state.isWanted) {
    // Push was turned on here, but the browser has revoked the permission.
    return (
      <Banner tone="warning" title="通知の許可が取り消されています">
        {isIosApp() ? IOS_SETTINGS : revokedText(state.permission)}
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
      {text}
    </Banner>
  );
}

function revokedText(permission: NotificationPermission): string {
  return permission === 'denied'
    ? 'ブラウザの設定で通知を「許可」に戻すと、次にひらいたときから、また届きます。'
    : 'もう一度有効にすると、許可の確認が出ます。';
}

/** Sends a test notification to this device, and says why it could not be sent. */
function TestCard() {
  const context = useNotificationContext();
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const { isBusy, run } = useAction(async () => setOutcome(await sendTest(context)));
  return (
    <TitledCard title="届くかどうかを確かめる">
      <Small>この端末に一通送ります。送れないときは、理由が出ます。</Small>
      <Button label="この端末にテスト通知" variant="outline" full busy={isBusy} onClick={() => run()} />
      {outcome === null || isBusy ? null : <Outcome outcome={outcome} />}
    </TitledCard>
  );
}

function Outcome({ outcome }: { readonly outcome: TestOutcome }) {
  if (outcome === 'sent') {
    return (
      <Banner tone="success" title="テスト通知を送りました">
        数秒で届きます。届かないときは、端末のおやすみモードと通知の設定をお確かめください。
      </Banner>
    );
  }
  if (outcome === 'off') {
    return (
      <Banner tone="warning" title="テスト通知は送りませんでした">
        この端末では、通知が有効になっていません。
      </Banner>
    );
  }
  return (
    <Banner tone="error" title="テスト通知を送れませんでした">
      {typeof outcome === 'string' ? testErrors[outcome] : errorMessage(outcome)}
    </Banner>
  );
}

const testErrors: Readonly<Record<TestNotificationError, string>> = {
  unknown_subscription: 'サーバーにこの端末の登録がありません。通知を一度無効にして、有効にし直してください。',
  push_rejected: '通知サービスに受け付けられませんでした。通知を一度無効にして、有効にし直してください。',
  push_gone: 'この端末の登録は期限が切れていました。通知を一度無効にして、有効にし直してください。',
  push_unreachable: '通知サービスにつながりませんでした。時間をおいて、もう一度お試しください。',
  push_forbidden: 'このブラウザの通知サービスには、サーバーから送れません。別のブラウザでお試しください。',
  push_not_configured: '運営側で通知の鍵が設定されていないため、送れません。',
  too_many_requests: 'テスト通知は10分に5回までです。少し時間をおいてください。',
  unauthorized: 'ログインが必要です。ログインし直してから、お試しください。',
  invalid_request: 'この端末の登録をサーバーが読み取れませんでした。通知を有効にし直してください。',
  unavailable: 'サーバーで問題が起きています。時間をおいて、もう一度お試しください。',
};
