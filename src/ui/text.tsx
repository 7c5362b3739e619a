import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './text.module.css';

export type Tone = 'text' | 'muted' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

type TextProps = {
  children: ReactNode;
  /** `label` is the small grey line over a value; `reading` is for passages to read; `scene` is brush type. */
  variant?: 'body' | 'small' | 'label' | 'reading' | 'scene';
  tone?: Tone;
  strong?: boolean;
  /** Figures of one width, for numbers that change or stand in columns. */
  numeric?: boolean;
  as?: 'p' | 'span' | 'div' | 'strong' | 'time';
  id?: string;
  lang?: string;
};

/** Words in one of the type styles. */
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
