import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { countCodePoints } from '../../../ui/forms/code-points.ts';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './collapsible-text.module.css';

/** Text within these limits fits into the collapsed height. */
const COLLAPSED = { characters: 60, lines: 3 };

/** A text in a list, with its line breaks; long text is collapsed. */
export function CollapsibleText({ text, describedBy }: { readonly text: string; readonly describedBy: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = countCodePoints(text) > COLLAPSED.characters || text.split('\n').length > COLLAPSED.lines;
  return (
    <div>
      <div id={id} className={isLong && !isOpen ? styles.folded : styles.open}>
        <Text variant="small" as="div">
          {text}
        </Text>
      </div>
      {isLong ? (
        <div className={styles.toggle}>
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={describedBy}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '折りたたむ' : '全文を見る'}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
