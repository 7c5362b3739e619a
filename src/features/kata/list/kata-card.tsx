import { type ReactNode, useId } from 'react';
import type { SharedKata } from '../../../../sync/model/kata/search-shared-kata.contract.ts';
import { PagedList } from '../../../shared/paged-list.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { Card, Grid, Row } from '../../../ui/layout/boxes.tsx';
import { Collapsible } from '../../../ui/layout/collapsible-text.tsx';
import { Heading } from '../../../ui/layout/text.tsx';
import styles from '../kata.module.css';

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
      <Collapsible texts={[zou, ishiki]}>
        {(className) => (
          <dl className={styles.words}>
            <dt>象</dt>
            <dd dir="auto" className={className}>
              {zou}
            </dd>
            <dt>意識</dt>
            <dd dir="auto" className={className}>
              {ishiki}
            </dd>
          </dl>
        )}
      </Collapsible>
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

interface KataListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** See PagedList. */
  readonly more?: (() => void) | null;
  readonly children: (item: Item) => ReactNode;
}

/** Cards below each other, on paper side by side. */
export function KataList<Item extends { readonly id: string }>({ label, items, more, children }: KataListProps<Item>) {
  return (
    <PagedList items={items} more={more}>
      {(shown) => (
        <Grid as="ul" min={20} label={label}>
          {shown.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </Grid>
      )}
    </PagedList>
  );
}
