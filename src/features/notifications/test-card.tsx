import { useState } from 'react';
import type { TestNotificationError } from '../../../sync/model/notifications/test-notification.contract.ts';
import { useNotificationContext } from '../../data/notifications/notification-state.ts';
import { sendTest, type TestOutcome } from '../../data/notifications/test-delivery.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { useAction } from '../../data/server/use-action.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';

/** Sends a test notification to this device, and says why it could not be sent. */
export function TestCard() {
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
