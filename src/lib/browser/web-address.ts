/** The normalized URL of a build setting; null if it is unset or not http(s). */
export function webAddress(setting: string | undefined): string | null {
  if (setting === undefined || !URL.canParse(setting)) return null;
  const { protocol, href } = new URL(setting);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
