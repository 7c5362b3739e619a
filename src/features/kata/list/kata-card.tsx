import { type ReactNode, use, useId, useState } from 'react';
import type { SharedKata } from '../../../../sync/model/kata/search-shared-kata.contract.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Card, Row } from '../../../ui/layout/boxes.tsx';
import { Heading } from '../../../ui/layout/text.tsx';
import styles from '../kata.module.css';
import { LineLengthContext, lineCount } from '../line-length.ts';

interface KataCardProps {
  readonly kata: Pick<SharedKata, 'name' | 'category' | 'zou' | 'ishiki'>;
  /** Accessible name of a kata without a name. */
  readonly label?: string;
  readonly facts?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

export function KataCard({ kata, label = '名前のない型', facts, note, actions }: KataCardProps) {
  const { name, category, zou, ishiki } = kata;
  const id = useId();
  return (
    <Card as="article" gap="xs" {...(name === null ? { label } : { labelledBy: id })}>
      {name === null ? null : (
        <Heading id={id}>
          <span dir="auto" className={styles.title}>
            {name}
          </span>
        </Heading>
      )}
      <KataWords zou={zou} ishiki={ishiki} />
      {note}
      <Row gap="xs" justify="between">
        <Row gap="2xs">
          {category === null ? null : (
            <Chip>
              <bdi className={styles.oneLine}>{category}</bdi>
            </Chip>
          )}
          {facts}
        </Row>
        <div className={styles.actions}>{actions}</div>
      </Row>
    </Card>
  );
}

const MAX_LINES = 3;

/** Zou and ishiki of a kata; longer texts can be expanded. */
function KataWords({ zou, ishiki }: Pick<KataCardProps['kata'], 'zou' | 'ishiki'>) {
  const [isOpen, setOpen] = useState(false);
  // Estimated, not measured: measuring each row while scrolling would block the frame.
  const length = use(LineLengthContext);
  const isLong = lineCount(zou, length) > MAX_LINES || lineCount(ishiki, length) > MAX_LINES;
  return (
    <>
      <dl className={isLong && !isOpen ? `${styles.words} ${styles.clamped}` : styles.words}>
        <dt>象</dt>
        <dd dir="auto">{zou}</dd>
        <dt>意識</dt>
        <dd dir="auto">{ishiki}</dd>
      </dl>
      {isLong ? (
        <div>
          <Button
            label={isOpen ? 'たたむ' : '全文を読む'}
            size="small"
            variant="ghost"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </div>
      ) : null}
    </>
  );
}
