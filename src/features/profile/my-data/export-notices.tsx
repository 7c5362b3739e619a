import { EXPORT_PARTS } from '../../../data/transfer/export.ts';
import { useIsSlow } from '../../../lib/use-is-slow.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Small, Stack, Text } from '../../../ui/layout/primitives.tsx';
import type { useExport } from './use-export.ts';

type ExportNoticesProps = Pick<ReturnType<typeof useExport>, 'isBusy' | 'parts' | 'isPartial' | 'saveReady'>;

/** How far an export has come, and what the member has to know or do after it. */
export function ExportNotices({ isBusy, parts, isPartial, saveReady }: ExportNoticesProps) {
  const isSlow = useIsSlow(isBusy);
  return (
    <>
      {isSlow ? <Collecting parts={parts} /> : null}
      {saveReady === null ? null : (
        <Banner
          tone="info"
          title="ファイルの準備ができました"
          action={<Button label="保存先を選ぶ" size="small" onClick={saveReady} />}
        />
      )}
      {isPartial ? (
        <Banner tone="info" title="声かけの時刻、通知の宛先、通報の控えは、入っていません">
          <p>サーバーにだけあるため、通信のある場所で書き出すと入ります。ほかの記録はすべて入っています。</p>
        </Banner>
      ) : null}
    </>
  );
}

function Collecting({ parts }: { readonly parts: number }) {
  const words = `${EXPORT_PARTS}種類のうち${parts}種類`;
  return (
    <Stack gap="2xs">
      <ProgressBar label="書き出しの進み具合" value={parts} max={EXPORT_PARTS} valueText={words} />
      <Text variant="small" numeric>
        記録を集めています（{words}）
      </Text>
      <Small>ほかの画面を開いていても続きます。</Small>
    </Stack>
  );
}
