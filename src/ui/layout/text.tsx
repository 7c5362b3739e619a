import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type OwnReadings, Ruby } from '../graphics/ruby.tsx';
import styles from './text.module.css';

interface Words {
  readonly children?: ReactNode;
  /** A text of the app in the place of children, drawn with furigana. */
  readonly ruby?: string;
  readonly readings?: OwnReadings | undefined;
}

function drawWords({ children, ruby, readings }: Words): ReactNode {
  return ruby === undefined ? children : <Ruby readings={readings}>{ruby}</Ruby>;
}

interface HeadingProps extends Words {
  readonly level?: 2 | 3;
  /** In Mincho type: `brush`, names and titles; `phase`, a phase of a practice; `display`, the one large word of a screen. */
  readonly variant?: 'plain' | 'brush' | 'phase' | 'display';
  readonly id?: string;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  /** Allows focus by script. */
  readonly focusable?: boolean;
}

/** A heading below the screen's title. */
export function Heading({ level = 2, variant = 'plain', id, ref, focusable = false, ...words }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      ref={ref}
      className={variant === 'plain' ? styles.heading : styles[variant]}
      tabIndex={focusable ? -1 : undefined}
    >
      {drawWords(words)}
    </Tag>
  );
}

/** Takes focus on mount, so that a new phase is announced and scrolled into view. */
export function FocusedHeading(props: Words & Pick<HeadingProps, 'variant'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <Heading ref={heading} focusable {...props} />;
}

export type Tone = 'text' | 'muted' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

interface TextProps extends Words {
  /** `label`: see Caption. `reading`: long texts. `passage`: those of a practice. `scene`: brush type. */
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
  const { variant = 'body', tone = 'text', strong, numeric, as: Tag = 'p', id, lang, ...words } = props;
  return (
    <Tag
      id={id}
      lang={lang}
      className={classNames(styles[variant], strong && styles.strong, numeric && styles.numeric)}
      style={{ color: `var(--color-${tone})` }}
    >
      {drawWords(words)}
    </Tag>
  );
}

/** Small grey text: what explains its neighbour or adds to it. */
export function Small(props: Omit<TextProps, 'variant'>) {
  return <Text variant="small" tone="muted" {...props} />;
}

/** A small grey line above a value or a group. */
export function Caption(props: Omit<TextProps, 'variant'>) {
  return <Text variant="label" tone="muted" {...props} />;
}
