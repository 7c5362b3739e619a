import { useRef } from 'react';
import { type OfflineUse, resumeDownload, useOfflineUse } from '../../data/device/offline-use.ts';
import { useAction } from '../../data/server/use-action.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Text } from '../../ui/layout/text.tsx';

const texts: Readonly<Record<OfflineUse, string>> = {
  ready: 'アプリはこの端末に保存されています。通信がなくても、いつもどおりに稽古でき、記録も残ります。',
  unsupported: 'このブラウザには、アプリを保存できません。通信のある場所でひらいてください。',
  storing: 'アプリをこの端末に保存しています。終わると、通信がなくても使えます。この画面を離れても、保存は続きます。',
  stopped: 'アプリは、まだこの端末に保存されていません。',
};

/** Whether the app opens without a network on this device. */
export function OfflineCard() {
  const use = useOfflineUse();
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const { isBusy, run } = useAction(() =>
    resumeDownload().then(
      () => heading.current?.focus({ preventScroll: true }),
      () => toast({ text: 'つながりませんでした。通信のある場所で、もう一度お試しください。', tone: 'error' }),
    ),
  );
  if (use === null) return null;
  return (
    <TitledCard title="オフラインでの利用" headingRef={heading}>
      <Text>{texts[use]}</Text>
      {use === 'stopped' ? (
        <Button label="この端末に保存する" variant="outline" full busy={isBusy} onClick={() => run()} />
      ) : null}
    </TitledCard>
  );
}
