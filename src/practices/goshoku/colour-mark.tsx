import styles from './colour-mark.module.css';
import type { VoiceColour } from './content.ts';

interface ColourMarkProps {
  readonly voice: VoiceColour;
  /** In px at the default text size. */
  readonly size?: number;
}

/** A dab of a colour. Its name stands beside it. */
export function ColourMark({ voice, size = 16 }: ColourMarkProps) {
  return (
    <span
      className={styles.mark}
      style={{ '--_size': `${size / 16}rem`, '--_colour': `var(--_voice-${voice.id})` }}
      aria-hidden="true"
    />
  );
}
