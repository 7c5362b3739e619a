import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

export type Tone = 'text' | 'muted' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

interface TextProps {
  readonly children: ReactNode;
  /** `label`: small grey line above a value. `reading`: long texts. `passage`: those of a practice. `scene`: brush type. */
  readonly variant?: 'body' | 'small' | 'label' | 'reading' | 'passage' | 'scene';
  readonly tone?: Tone;
  readonly strong?: boolean;
  /** Tabular figures, for changing numbers and columns. */
  readonly numeric?: boolean;
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'time';
  readonly id?: string;
  readonly lang?: string;
}

/** Text in one of the type styles. */
export function Text(props: TextProps) {
  const { children, variant = 'body', tone = 'text', strong = false, numeric = false, as: Tag = 'p', id, lang } = props;
  return (
    <Tag
      id={id}
      lang={lang}
      className={classNames(
        styles[variant],
        styles[`tone-${tone}`],
        strong && styles.strong,
        numeric && styles.numeric,
      )}
    >
      {children}
    </Tag>
  );
}
