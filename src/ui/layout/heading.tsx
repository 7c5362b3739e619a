import type { ReactNode, Ref } from 'react';
import styles from './heading.module.css';

interface HeadingProps {
  readonly children: ReactNode;
  readonly level?: 2 | 3 | 4;
  /** In Mincho type: `brush`, names and titles; `phase`, a phase of a practice; `display`, the one large word of a screen. */
  readonly variant?: 'plain' | 'brush' | 'phase' | 'display';
  readonly id?: string;
  readonly ref?: Ref<HTMLHeadingElement>;
  /** Allows focus by script. */
  readonly focusable?: boolean;
}

/** A heading below the screen's title. */
export function Heading({ children, level = 2, variant = 'plain', id, ref, focusable = false }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} ref={ref} className={styles[variant]} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
}
