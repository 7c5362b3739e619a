import type { ReactNode } from 'react';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Small, Text, TitledCard } from '../../../ui/layout/primitives.tsx';

interface RowsCardProps {
  readonly title: string;
  readonly note?: string;
  /** Accessible name of the list. */
  readonly label?: string;
  /** Shown without rows. */
  readonly none: string;
  readonly rows: readonly {
    readonly key: string;
    readonly title: string;
    readonly text: string;
    readonly trailing: ReactNode;
  }[];
}

/** A card with what there is, a row each with its numbers. */
export function RowsCard({ title, note, label = title, none, rows }: RowsCardProps) {
  return (
    <TitledCard title={title} note={note}>
      {rows.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <List label={label}>
          {rows.map(({ key, text, trailing, ...row }) => (
            <ListRow
              key={key}
              title={row.title}
              text={
                <Small as="span" numeric>
                  {text}
                </Small>
              }
              trailing={
                <Text as="span" numeric>
                  {trailing}
                </Text>
              }
            />
          ))}
        </List>
      )}
    </TitledCard>
  );
}
