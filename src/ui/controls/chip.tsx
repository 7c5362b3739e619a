import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  readonly icon?: ReactNode;
}

/** A short label for the adjacent item. */
export function Chip({ children, tone = 'neutral', icon }: ChipProps) {
  return (
    <span className={styles.chip} style={toneStyle(tone)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** A chip for what is done. */
export function DoneChip(props: Pick<ChipProps, 'children'>) {
  return <Chip tone="success" icon={<Check aria-hidden="true" />} {...props} />;
}

function toneStyle(tone: string) {
  return tone === 'neutral'
    ? { background: 'var(--color-sunken)', color: 'var(--color-muted)' }
    : { background: `var(--color-${tone}-soft)`, color: `var(--color-${tone})` };
}
