const format = new Intl.NumberFormat('ja-JP');

/** Formats a number with thousands separators: '12,345'. */
export function formatNumber(value: number): string {
  return format.format(value);
}
