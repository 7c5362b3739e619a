import { clockText } from '../../lib/duration.ts';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { FocusedHeading, Stack } from '../../ui/layout/primitives.tsx';
import type { TalkTheme } from './content.ts';
import { TOUR_SECONDS } from './countdown.ts';
import styles from './screen.module.css';

interface WalkViewProps {
  readonly theme: TalkTheme;
  readonly remaining: number;
}

/** The running walk: the remaining time, and the four stations with the current one emphasized. */
export function WalkView({ theme, remaining }: WalkViewProps) {
  const walked = TOUR_SECONDS - remaining;
  const station = Math.min(theme.examples.length - 1, Math.floor((walked / TOUR_SECONDS) * theme.examples.length));
  return (
    <Stack fill gap="l" align="center">
      <FocusedHeading variant="phase" ruby={theme.title} readings={theme.readings} />
      <Enso fraction={walked / TOUR_SECONDS} size={208}>
        <span className={styles.clock} role="timer" aria-label="残り時間">
          {clockText(remaining)}
        </span>
      </Enso>
      <ol className={styles.examples}>
        {theme.examples.map((example, index) => (
          <li key={example} className={styles.example} data-due={index === station ? '' : undefined}>
            <span>
              <Ruby readings={theme.readings}>{example}</Ruby>
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
