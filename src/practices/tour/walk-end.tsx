import { durationText } from '../../lib/duration.ts';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FocusedHeading } from '../host/focused-heading.tsx';
import type { TalkTheme } from './content.ts';
import { TOUR_SECONDS } from './countdown.ts';
import styles from './screen.module.css';

/** The question at the end of a walk, which a note may answer. */
export const WALK_QUESTION = 'いちばん鮮やかだった場面を、一文にしてみます。';

interface WalkEndProps {
  readonly theme: TalkTheme;
  readonly seconds: number;
}

/** Summary of the walk. Its heading takes focus, so that the end is announced. */
export function WalkEnd({ theme, seconds }: WalkEndProps) {
  return (
    <Stack fill gap="l" align="center">
      <Enso fraction={seconds / TOUR_SECONDS} size={168}>
        <span className={styles.elapsed}>{durationText(seconds)}</span>
      </Enso>
      <Stack gap="xs" align="center">
        <FocusedHeading className={styles.title}>案内を終えました</FocusedHeading>
        <Text tone="muted">
          <Ruby readings={theme.readings}>{theme.title}</Ruby>
        </Text>
      </Stack>
      <Text>{WALK_QUESTION}</Text>
    </Stack>
  );
}
