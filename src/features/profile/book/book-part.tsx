import type { ReactNode } from 'react';
import { ColumnHeads } from '../../../shared/charts/column-heads.tsx';

interface BookPartProps {
  readonly id: string;
  readonly title: string;
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** A chapter of the book. */
export function BookPart({ id, title, isEmpty = false, children }: BookPartProps) {
  return (
    <section id={id} className="part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {isEmpty ? <p className="quiet">まだありません。</p> : children}
    </section>
  );
}

/** Labels with their values. */
export function Facts({ facts }: { readonly facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TableProps {
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
}

export function Table({ columns, rows }: TableProps) {
  return (
    <table>
      <ColumnHeads names={columns} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
