import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type OwnReadings, Ruby } from '../graphics/ruby.tsx';
import styles from './primitives.module.css';

export type Space = '3xs' | '2xs' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';

interface StackProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  /** `center` also centres the text. */
  readonly align?: 'start' | 'center';
  /** Fills the remaining height and centres the children vertically. */
  readonly fill?: boolean;
  readonly as?: 'div' | 'section' | 'ul' | 'ol';
}

/** A vertical layout with a uniform gap. */
export function Stack({ children, gap = 's', align, fill = false, as: Tag = 'div' }: StackProps) {
  return (
    <Tag
      className={classNames(styles.stack, align === 'center' && styles.centered, fill && styles.fill)}
      style={{ gap: `var(--space-${gap})`, alignItems: align }}
      {...(Tag === 'ul' || Tag === 'ol' ? { role: 'list' } : {})}
    >
      {children}
    </Tag>
  );
}

interface RowProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  readonly align?: 'center' | 'start' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'between' | 'center' | 'end';
  /** Default true, so that large text does not overflow the frame. */
  readonly wrap?: boolean;
  readonly equal?: boolean;
}

/** A horizontal layout that wraps. */
export function Row({ children, gap = 's', align = 'center', justify, wrap = true, equal = false }: RowProps) {
  return (
    <div
      className={classNames(styles.row, wrap && styles.wrap, equal && styles.equal)}
      style={{
        gap: `var(--space-${gap})`,
        alignItems: align,
        justifyContent: justify === 'between' ? 'space-between' : justify,
      }}
    >
      {children}
    </div>
  );
}

interface CardProps {
  readonly children: ReactNode;
  readonly variant?: 'plain' | 'sunken' | 'outline' | 'accent';
  readonly as?: 'article' | 'section' | 'div' | 'li';
  /** Id of the heading inside that names the card. */
  readonly labelledBy?: string;
  /** Name of a card without a heading. */
  readonly label?: string;
  /** Stacks the children with this gap. */
  readonly gap?: Space | undefined;
}

/** A surface with a hairline border. */
export function Card({ children, variant = 'plain', as: Tag = 'section', labelledBy, label, gap }: CardProps) {
  return (
    <Tag
      className={classNames(styles.card, gap ? styles.stack : styles.flow, styles[variant])}
      style={gap && { gap: `var(--space-${gap})` }}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {children}
    </Tag>
  );
}

interface TitledCardProps extends Pick<CardProps, 'variant' | 'as' | 'children'> {
  readonly title: ReactNode;
  /** Explains the title below it. */
  readonly note?: ReactNode | undefined;
  /** Id of the heading, for links, which focus it, and descriptions. */
  readonly id?: string;
  /** The heading, which can then have the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly level?: 2 | 3;
  readonly gap?: Space;
}

/** A card whose heading names it, with its content below. */
export function TitledCard(props: TitledCardProps) {
  const { title, note, id, headingRef, level = 2, gap = 's', children, ...card } = props;
  const ownId = useId();
  const heading = (
    <Heading id={id ?? ownId} level={level} ref={headingRef} focusable={id !== undefined || headingRef !== undefined}>
      {title}
    </Heading>
  );
  return (
    <Card {...card} labelledBy={id ?? ownId} gap={gap}>
      {note === undefined ? (
        heading
      ) : (
        <Stack gap="3xs">
          {heading}
          <Small>{note}</Small>
        </Stack>
      )}
      {children}
    </Card>
  );
}

/** What a heading or a text says. */
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
