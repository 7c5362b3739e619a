/** The address that the operator has set, in full; null when there is none, or when it is no address of the web. */
export function webAddress(setting: string | undefined): string | null {
  if (setting === undefined || !URL.canParse(setting)) return null;
  const { protocol, href } = new URL(setting);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
