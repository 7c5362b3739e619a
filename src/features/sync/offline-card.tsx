import { type OfflineUse, resumeDownload, useOfflineUse } from '../../data/device/offline-use.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Whether the app opens without a network on this device, and how far its download is. */
export function OfflineCard() {
  const use = useOfflineUse();
  return use === null ? null : (
    <Card labelledBy="offline-title">
      <Stack>
        <Heading id="offline-title">オフラインでの利用</Heading>
        <OfflineState use={use} />
      </Stack>
    </Card>
  );
}

function OfflineState({ use }: { readonly use: OfflineUse }) {
  const toast = useToast();
  switch (use.status) {
    case 'ready':
      return <Text>アプリはこの端末に保存されています。通信がなくても、稽古や記録をいつもどおりに使えます。</Text>;
    case 'unsupported':
      return <Text>このブラウザには、アプリを保存できません。ひらくときは、通信のあるところでお使いください。</Text>;
    case 'storing':
      return (
        <>
          <StoredFiles stored={use.stored} total={use.total} />
          <Text variant="small" tone="muted">
            終わると、通信がなくても使えます。この画面を離れても、保存は続きます。
          </Text>
        </>
      );
    case 'stopped':
      return (
        <>
          <StoredFiles stored={use.stored} total={use.total} />
          <Text variant="small" tone="muted">
            保存が途中で止まっています。通信が切れたか、端末の空きが足りないようです。
          </Text>
          <Button
            variant="outline"
            full
            onClick={async () => {
              try {
                await resumeDownload();
              } catch {
                toast({ text: 'つながりませんでした。通信のある場所で、もう一度お試しください。', tone: 'error' });
              }
            }}
          >
            保存を続ける
          </Button>
        </>
      );
  }
}

function StoredFiles({ stored, total }: { readonly stored: number; readonly total: number | null }) {
  if (total === null) return <Text>アプリをこの端末に保存します。</Text>;
  const words = `${formatNumber(total)}個のうち${formatNumber(Math.min(stored, total))}個`;
  return (
    <Stack gap="2xs">
      <ProgressBar label="保存したファイル" value={stored} max={total} valueText={words} />
      <Text variant="small" numeric>
        アプリのファイルを{words}、この端末に保存しました。
      </Text>
    </Stack>
  );
}
