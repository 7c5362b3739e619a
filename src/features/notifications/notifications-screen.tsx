import { useNotificationState } from '../../data/notifications/notification-state.ts';
import { isIosApp, isStandalone } from '../../lib/browser/standalone.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { TitledCard } from '../../ui/layout/primitives.tsx';
import { NotificationCard } from './notification-card.tsx';
import { PauseCard } from './pause-card.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { TestCard } from './test-card.tsx';

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
