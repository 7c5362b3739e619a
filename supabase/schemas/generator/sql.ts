export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** An array of texts, which are cast to the type. */
export function array(values: readonly string[], type: string): string {
  return `array[${values.map(literal).join(', ')}]::${type}[]`;
}
