/** Items separated by commas, as many in a line as fit in 100 columns. */
export function wrap(items: readonly string[], indent = '  '): string {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length < 96) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(`${indent}${item}`);
  }
  return lines.join(',\n');
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** An array of texts, which are cast to the type. */
export function array(values: readonly string[], type: string, indent = ''): string {
  const inOneLine = `array[${values.map(literal).join(', ')}]`;
  const lines = () => `array[\n${wrap(values.map(literal), `${indent}  `)}\n${indent}]`;
  return `${inOneLine.length < 85 ? inOneLine : lines()}::${type}[]`;
}
