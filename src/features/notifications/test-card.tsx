import { useState } from 'react';
import {
  type CheckOutcome,
  diagnoseNotifications,
  type NotificationDiagnosis,
  notificationChecks,
} from '../../data/notifications/notification-diagnosis.ts';
import { useNotificationContext } from '../../data/notifications/notification-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { type StatusTone, ToneMark } from '../../ui/graphics/tone-mark.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Small, TitledCard } from '../../ui/layout/primitives.tsx';
import { checkNames, outcomeText, testFailureText } from './diagnosis-text.ts';

const tones = {
  passed: 'success',
  repaired: 'success',
  failed: 'error',
  skipped: 'info',
} as const satisfies Record<CheckOutcome, StatusTone>;

/** Runs the push diagnosis and sends a test notification to this device. */
export function TestCard() {
  const context = useNotificationContext();
  const [isBusy, setBusy] = useState(false);
  const [diagnosis, setDiagnosis] = useState<NotificationDiagnosis | null>(null);

  async function run() {
    setBusy(true);
    setDiagnosis(await diagnoseNotifications(context));
    setBusy(false);
  }

  return (
    <TitledCard title="届くかどうかを確かめる">
      <Small>通知に必要なものを順に調べ、そろっていれば、この端末に一通送ります。</Small>
      <Button variant="outline" full busy={isBusy} onClick={run}>
        この端末にテスト通知
      </Button>
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
          <p>印のついた項目が整うと、送れるようになります。</p>
        </Banner>
      ) : test.sent ? (
        <Banner tone="success" title="テスト通知を送りました">
          <p>数秒で届きます。届かないときは、端末のおやすみモードと通知の設定をお確かめください。</p>
        </Banner>
      ) : (
        <Banner tone="error" title="テスト通知を送れませんでした">
          <p>{testFailureText(test.cause)}</p>
        </Banner>
      )}
    </>
  );
}
