const format = new Intl.NumberFormat('ja-JP');

/** A number with its thousands set apart: '12,345'. */
export function formatNumber(value: number): string {
  return format.format(value);
}
