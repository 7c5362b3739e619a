import { errorMessage } from '../../../data/server/error-message.ts';
import type { ImportRun } from '../../../data/transfer/import-run.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Small, Stack, Text } from '../../../ui/layout/primitives.tsx';

/** How far an import has come, or how it ended. */
export function ImportProgress({ run }: { readonly run: ImportRun }) {
  const total = formatNumber(run.total);
  switch (run.status) {
    case 'running': {
      const words = `${total}件のうち${formatNumber(run.done)}件`;
      return (
        <Stack gap="xs">
          <ProgressBar label="取り込みの進み具合" value={run.done} max={run.total} valueText={words} />
          <Text numeric>取り込んでいます（{words}まで完了）</Text>
          <Small>ほかの画面を開いていても続きます。</Small>
          <Button label="取り込みをやめる" variant="ghost" full onClick={run.stop} />
        </Stack>
      );
    }
    case 'stopped':
      return (
        <Banner tone="info" title={`${total}件のうち${formatNumber(run.done)}件を取り込みました`}>
          <p>同じファイルをもう一度選ぶと、残りから続けられます。</p>
        </Banner>
      );
    case 'done':
      return <Banner tone="success" title={`${total}件を取り込みました`} />;
    case 'failed':
      return (
        <Banner tone="error" title="取り込みが途中で止まりました">
          <p>{errorMessage(run.cause)}</p>
        </Banner>
      );
  }
}
