import { useState } from 'react';
import type { TestNotificationError } from '../../../sync/model/notifications/test-notification.contract.ts';
import {
  type CheckOutcome,
  diagnoseNotifications,
  type NotificationCheck,
  type NotificationDiagnosis,
  notificationChecks,
} from '../../data/notifications/notification-diagnosis.ts';
import { useNotificationContext } from '../../data/notifications/notification-state.ts';
import { errorMessage } from '../../data/server/error-message.ts';
import { useAction } from '../../data/server/use-action.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { type StatusTone, ToneMark } from '../../ui/graphics/tone-mark.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Small } from '../../ui/layout/text.tsx';

const tones = {
  passed: 'success',
  repaired: 'success',
  failed: 'error',
  skipped: 'info',
} as const satisfies Record<CheckOutcome, StatusTone>;

/** Runs the push diagnosis and sends a test notification to this device. */
export function TestCard() {
  const context = useNotificationContext();
  const [diagnosis, setDiagnosis] = useState<NotificationDiagnosis | null>(null);

  const { isBusy, run } = useAction(async () => setDiagnosis(await diagnoseNotifications(context)));
  return (
    <TitledCard title="届くかどうかを確かめる">
      <Small>通知に必要なものを順に調べ、そろっていれば、この端末に一通送ります。</Small>
      <Button label="この端末にテスト通知" variant="outline" full busy={isBusy} onClick={() => run()} />
      {diagnosis !== null && !isBusy ? <Diagnosis diagnosis={diagnosis} /> : null}
    </TitledCard>
  );
}

function Diagnosis({ diagnosis: { checks, test } }: { readonly diagnosis: NotificationDiagnosis }) {
  return (
    <>
      <List as="ol" label="診断">
        {notificationChecks.map((check) => (
          <ListRow
            key={check}
            leading={<ToneMark tone={tones[checks[check]]} />}
            title={checkNames[check]}
            text={outcomeText(check, checks[check])}
          />
        ))}
      </List>
      {test === null ? (
        <Banner tone="warning" title="テスト通知は送りませんでした">
          印のついた項目が整うと、送れるようになります。
        </Banner>
      ) : test.sent ? (
        <Banner tone="success" title="テスト通知を送りました">
          数秒で届きます。届かないときは、端末のおやすみモードと通知の設定をお確かめください。
        </Banner>
      ) : (
        <Banner tone="error" title="テスト通知を送れませんでした">
          {testFailureText(test.cause)}
        </Banner>
      )}
    </>
  );
}

const checkNames: Readonly<Record<NotificationCheck, string>> = {
  browser: 'ブラウザの対応',
  permission: '通知の許可',
  worker: 'サービスワーカー',
  subscription: 'この端末の登録',
  server: 'サーバーの登録',
};

const outcomes: Readonly<Record<NotificationCheck, Readonly<Record<'passed' | 'failed', string>>>> = {
  browser: { passed: '対応しています', failed: 'いまの開き方では受け取れないか、通知がまだ準備されていません' },
  permission: { passed: '許可されています', failed: '許可されていません' },
  worker: { passed: '動いています', failed: '動いていません。一度閉じて、開き直してみてください' },
  subscription: { passed: '登録があります', failed: '登録がありません。通知を有効にしてください' },
  server: { passed: '登録があります', failed: '確かめられませんでした' },
};

function outcomeText(check: NotificationCheck, outcome: CheckOutcome): string {
  if (outcome === 'skipped') return '上の項目が整ってから確かめます';
  if (outcome === 'repaired') return '登録が見あたらず、登録し直しました';
  return outcomes[check][outcome];
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

function testFailureText(cause: TestNotificationError | Error): string {
  return typeof cause === 'string' ? testErrors[cause] : errorMessage(cause);
}
