import { type ReactNode, useId, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { countCodePoints } from '../forms/field.tsx';
import styles from './collapsible-text.module.css';
import { Text } from './text.tsx';

/** The longest text that is shown whole, and the lines that are left of a longer one. */
const limits = {
  small: { characters: 60, breaks: 2, lines: 3 },
  body: { characters: 300, breaks: 9, lines: 8 },
} as const;

interface CollapsibleProps {
  readonly texts: readonly string[];
  /** Id of what names the texts for the button. */
  readonly describedBy?: string;
  readonly variant?: keyof typeof limits;
  /** Draws the texts, each in an element of this class. */
  readonly children: (className: string | undefined) => ReactNode;
}

/** Texts in a list, with their line breaks; collapsed if one of them is long. */
export function Collapsible({ texts, describedBy, variant = 'small', children }: CollapsibleProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { characters, breaks, lines } = limits[variant];
  const isLong = texts.some((text) => countCodePoints(text) > characters || text.split('\n').length > breaks + 1);
  return (
    <div>
      <div id={id} style={{ '--_lines': lines }}>
        {children(isLong && !isOpen ? styles.folded : styles.open)}
      </div>
      {isLong ? (
        <div className={styles.toggle}>
          <Button
            label={isOpen ? 'たたむ' : '全文を読む'}
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={describedBy}
            onClick={() => setOpen(!isOpen)}
          />
        </div>
      ) : null}
    </div>
  );
}

interface CollapsibleTextProps extends Pick<CollapsibleProps, 'variant'> {
  readonly describedBy: string;
  readonly text: string;
  /** The text as it is drawn, such as with furigana. */
  readonly children?: ReactNode;
}

export function CollapsibleText({ text, describedBy, variant = 'small', children = text }: CollapsibleTextProps) {
  return (
    <Collapsible texts={[text]} describedBy={describedBy} variant={variant}>
      {(className) => (
        <div dir="auto" className={className}>
          <Text variant={variant} as="div">
            {children}
          </Text>
        </div>
      )}
    </Collapsible>
  );
}
