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

interface CollapsibleTextProps {
  readonly text: string;
  /** Id of what names the text for the button. */
  readonly describedBy: string;
  readonly variant?: keyof typeof limits;
  /** The text as it is drawn, such as with furigana. */
  readonly children?: ReactNode;
}

/** A text in a list, with its line breaks; long text is collapsed. */
export function CollapsibleText({ text, describedBy, variant = 'small', children = text }: CollapsibleTextProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { characters, breaks, lines } = limits[variant];
  const isLong = countCodePoints(text) > characters || text.split('\n').length > breaks + 1;
  return (
    <div>
      <div id={id} dir="auto" className={isLong && !isOpen ? styles.folded : styles.open} style={{ '--_lines': lines }}>
        <Text variant={variant} as="div">
          {children}
        </Text>
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
