const MIB = 1024 * 1024;

/** Formats a size in bytes; kilobytes are rounded up. */
export function sizeText(bytes: number): string {
  if (bytes >= 1000 * MIB) return `${(bytes / (1024 * MIB)).toFixed(1)} GB`;
  if (bytes >= MIB) return `${(bytes / MIB).toFixed(1)} MB`;
  return `${Math.max(1, Math.ceil(bytes / 1024))} KB`;
}
