import { memo, type ReactNode, useId } from 'react';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Card, Heading, Row, Stack } from '../../../ui/layout/primitives.tsx';
import styles from '../kata.module.css';
import { KataWords } from '../kata-words.tsx';

interface KataCardProps {
  /** Accessible name of a kata without a name. */
  readonly label?: string;
  readonly name: string | null;
  readonly category: string | null;
  readonly zou: string;
  readonly ishiki: string;
  readonly facts?: ReactNode;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** A kata in a list. */
export const KataCard = memo(function KataCard(props: KataCardProps) {
  const { label = '名前のない型', name, category, zou, ishiki, facts, note, actions } = props;
  const id = useId();
  return (
    <Card as="article" {...(name === null ? { label } : { labelledBy: id })}>
      <Stack gap="xs">
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
      </Stack>
    </Card>
  );
});
