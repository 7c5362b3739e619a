import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stack.module.css';

export type Space = '3xs' | '2xs' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';

interface StackProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  /** `center` also centres the text. */
  readonly align?: 'stretch' | 'start' | 'center';
  /** Fills the remaining height and centres the children vertically. */
  readonly fill?: boolean;
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer';
  /** Takes its content out of reach of pointer, keyboard and screen reader. */
  readonly inert?: boolean;
}

/** A vertical layout with a uniform gap. */
export function Stack({
  children,
  gap = 's',
  align = 'stretch',
  fill = false,
  as: Tag = 'div',
  inert = false,
}: StackProps) {
  return (
    <Tag
      inert={inert}
      className={classNames(styles.stack, styles[align], fill && styles.fill)}
      style={{ '--_gap': `var(--space-${gap})` }}
      {...(Tag === 'ul' || Tag === 'ol' ? { role: 'list' } : {})}
    >
      {children}
    </Tag>
  );
}
