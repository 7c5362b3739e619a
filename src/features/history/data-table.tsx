import styles from '../../shared/charts/charts.module.css';
import { ColumnHeads } from '../../shared/charts/column-heads.tsx';

interface DataTableProps {
  readonly label: string;
  /** The names of the columns; the first stands above the names of the rows. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly cells: readonly (string | number)[];
    readonly isToday?: boolean;
  }[];
}

/** The numbers of a chart. */
export function DataTable({ label, heads, rows }: DataTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <ColumnHeads names={heads} />
      <tbody>
        {rows.map(({ name, cells, isToday = false }) => (
          <tr key={name} aria-current={isToday ? 'date' : undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
