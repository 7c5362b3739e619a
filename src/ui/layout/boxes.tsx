import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './boxes.module.css';
import { Heading, Small } from './text.tsx';

export type Space = '3xs' | '2xs' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';

interface StackProps {
  readonly children: ReactNode;
  readonly gap?: Space;
  /** `center` also centres the text. */
  readonly align?: 'start' | 'center';
  /** Fills the remaining height and centres the children vertically; with `top` they begin at one height on every phase. */
  readonly fill?: boolean | 'top';
  readonly as?: 'div' | 'section' | 'ul' | 'ol';
}

/** A vertical layout with a uniform gap. */
export function Stack({ children, gap = 's', align, fill = false, as: Tag = 'div' }: StackProps) {
  return (
    <Tag
      className={classNames(styles.stack, fill && styles.fill, fill === 'top' && styles.top)}
      data-centered={align === 'center' ? '' : undefined}
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
  /** Default true, so that large text does not overflow the frame. With `words`, the last child grows, and wraps below 9rem. */
  readonly wrap?: boolean | 'words';
  readonly equal?: boolean;
}

/** A horizontal layout that wraps. */
export function Row({ children, gap = 's', align = 'center', justify, wrap = true, equal = false }: RowProps) {
  return (
    <div
      className={classNames(styles.row, wrap && styles.wrap, wrap === 'words' && styles.words, equal && styles.equal)}
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

interface GridProps {
  readonly children: ReactNode;
  /** Minimum column width in rem, so that large text gets fewer columns. */
  readonly min?: number;
  readonly gap?: Space;
  readonly as?: 'div' | 'ul';
  readonly label?: string;
}

/** As many equal columns as fit: two on a phone, one at 200 % text. */
export function Grid({ children, min = 8.5, gap = 's', as: Tag = 'div', label }: GridProps) {
  return (
    <Tag
      aria-label={label}
      className={styles.grid}
      style={{ '--_min': `${min}rem`, '--_gap': `var(--space-${gap})` }}
      {...(Tag === 'ul' ? { role: 'list' } : {})}
    >
      {children}
    </Tag>
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
      className={classNames(styles.card, gap && styles.stack, styles[variant])}
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
  readonly note?: ReactNode | undefined;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  /** Id of the heading, for links, which focus it, and descriptions. */
  readonly id?: string;
  /** The heading, which can then have the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly level?: 2 | 3;
  readonly gap?: Space;
}

/** A card whose heading names it, with its content below. */
export function TitledCard(props: TitledCardProps) {
  const { title, note, aside, id, headingRef, level = 2, gap = 's', children, ...card } = props;
  const ownId = useId();
  const heading = (
    <Heading id={id ?? ownId} level={level} ref={headingRef} focusable={id !== undefined || headingRef !== undefined}>
      {title}
    </Heading>
  );
  const line = aside ? (
    <Row justify="between">
      {heading}
      {aside}
    </Row>
  ) : (
    heading
  );
  return (
    <Card {...card} labelledBy={id ?? ownId} gap={gap}>
      {note === undefined ? (
        line
      ) : (
        <Stack gap="3xs">
          {line}
          <Small>{note}</Small>
        </Stack>
      )}
      {children}
    </Card>
  );
}
