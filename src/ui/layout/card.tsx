import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  readonly variant?: 'plain' | 'sunken' | 'outline' | 'accent';
  readonly as?: 'article' | 'section' | 'div' | 'li';
  /** Id of the heading inside that names the card. */
  readonly labelledBy?: string;
  /** Name of a card without a heading. */
  readonly label?: string;
}

/** A surface with a hairline border. */
export function Card({ children, variant = 'plain', as: Tag = 'section', labelledBy, label }: CardProps) {
  return (
    <Tag className={classNames(styles.card, styles[variant])} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </Tag>
  );
}
