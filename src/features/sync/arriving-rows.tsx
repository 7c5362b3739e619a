import type { FullPull } from '../../data/sync/sync-status.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Small, Stack, Text } from '../../ui/layout/primitives.tsx';

/** How many of the member's rows have arrived on this device. */
export function ArrivingRows({ progress }: { readonly progress: FullPull }) {
  const total = progress.total;
  const pulled = Math.min(progress.pulled, total);
  const words = `${formatNumber(total)}件のうち${formatNumber(pulled)}件`;
  return (
    <Stack gap="2xs">
      <ProgressBar label="受け取った記録" value={pulled} max={total} valueText={words} />
      <Text variant="small" numeric>
        これまでの記録を{words}、受け取りました。
      </Text>
      <Small>ホームと稽古は、もう使えます。途中で閉じても、続きから受け取ります。</Small>
    </Stack>
  );
}
