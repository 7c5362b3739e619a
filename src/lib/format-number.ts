const format = new Intl.NumberFormat('ja-JP');

/** Formats a number with thousands separators: '12,345'. */
export function formatNumber(value: number): string {
  return format.format(value);
}

/** As wide as a digit. */
const PLACEHOLDER = '\u2007';

/** A number as by `formatNumber`, or its place while it is being read. */
export function formatStat(value: number | undefined): string {
  return value === undefined ? PLACEHOLDER : formatNumber(value);
}
