/** The columns of a table that the schema of a row reads, for `select`. */
export function columnsOf(row: { readonly entries: object }): string {
  return Object.keys(row.entries).join(',');
}
