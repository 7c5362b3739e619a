import { useRef } from 'react';
import { type OfflineUse, resumeDownload, useOfflineUse } from '../../data/device/offline-use.ts';
import { useAction } from '../../data/server/use-action.ts';
import type { StoredBuild } from '../../lib/browser/build-caches.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';

/** Whether the app opens without a network on this device, and how far its download is. */
export function OfflineCard() {
  const use = useOfflineUse();
  const heading = useRef<HTMLHeadingElement>(null);
  if (use === null) return null;
  return (
    <TitledCard title="オフラインでの利用" headingRef={heading}>
      <OfflineState use={use} onResumed={() => heading.current?.focus({ preventScroll: true })} />
    </TitledCard>
  );
}

interface OfflineStateProps {
  readonly use: OfflineUse;
  /** Called before the button that was pressed goes. */
  readonly onResumed: () => void;
}

function OfflineState({ use, onResumed }: OfflineStateProps) {
  switch (use.status) {
    case 'ready':
      return <Text>アプリはこの端末に保存されています。通信がなくても、いつもどおりに稽古でき、記録も残ります。</Text>;
    case 'unsupported':
      return <Text>このブラウザには、アプリを保存できません。通信のある場所でひらいてください。</Text>;
    case 'storing':
      return (
        <>
          <StoredFiles {...use} />
          <Small>保存が終わると、通信がなくても使えます。この画面を離れても、保存は続きます。</Small>
        </>
      );
    case 'stopped':
      return (
        <>
          <StoredFiles {...use} />
          {use.total === null ? null : (
            <Small>保存が途中で止まっています。通信が切れたか、端末の空き容量が足りないようです。</Small>
          )}
          <ResumeButton label={use.total === null ? 'この端末に保存する' : '保存を続ける'} onResumed={onResumed} />
        </>
      );
  }
}

function StoredFiles({ stored, total }: StoredBuild) {
  if (total === null) return <Text>アプリは、まだこの端末に保存されていません。</Text>;
  const words = `${formatNumber(total)}個のうち${formatNumber(Math.min(stored, total))}個`;
  return (
    <Stack gap="2xs">
      <ProgressBar label="保存したファイル" value={stored} max={total} valueText={words} />
      <Text variant="small" numeric>{`アプリのファイル${words}を、この端末に保存しました。`}</Text>
    </Stack>
  );
}

function ResumeButton({ label, onResumed }: { readonly label: string; readonly onResumed: () => void }) {
  const toast = useToast();
  const { isBusy, run } = useAction(() =>
    resumeDownload().then(onResumed, () =>
      toast({ text: 'つながりませんでした。通信のある場所で、もう一度お試しください。', tone: 'error' }),
    ),
  );
  return <Button label={label} variant="outline" full busy={isBusy} onClick={() => run()} />;
}
