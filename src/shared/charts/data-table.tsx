import styles from './charts.module.css';

interface DataTableProps {
  readonly label: string;
  /** The names of the columns; the first stands above the names of the rows. */
  readonly heads: readonly string[];
  /** Each begins with its name. */
  readonly rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
  /** The name of today's row. */
  readonly today?: string;
}

/** The numbers of a chart. */
export function DataTable({ label, heads, rows, today }: DataTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <ColumnHeads names={heads} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} aria-current={name === today ? 'date' : undefined}>
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

/** The names above the columns of a table. */
export function ColumnHeads({ names }: { readonly names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
