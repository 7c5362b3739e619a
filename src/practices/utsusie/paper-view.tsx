import { clockText } from '../../lib/duration.ts';
import { Enso } from '../../ui/graphics/enso.tsx';
import { FocusedHeading, Stack, Text } from '../../ui/layout/primitives.tsx';
import { PAPER_SECONDS } from './afterwards.ts';
import styles from './article-phase.module.css';

/** The three minutes of drawing. */
export function PaperView({ remaining }: { readonly remaining: number }) {
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading variant="phase">紙に写します</FocusedHeading>
      <Enso fraction={1 - remaining / PAPER_SECONDS} size={208}>
        <span className={styles.clock} role="timer" aria-label="残り時間">
          {clockText(remaining)}
        </span>
      </Enso>
      <Text>丸と線で、人の位置、物の数、通った道を描きます。聞き落としたところは、白いまま残します。</Text>
    </Stack>
  );
}

/** The silence before the questions. */
export function SilentView({ remaining }: { readonly remaining: number }) {
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading variant="phase">そのまま待ちます</FocusedHeading>
      <span className={styles.clock} role="timer" aria-label="残り時間">
        {clockText(remaining)}
      </span>
      <Text>場面を消さずに、静かに持っておきます。時間がたつと、問いが出ます。</Text>
    </Stack>
  );
}
