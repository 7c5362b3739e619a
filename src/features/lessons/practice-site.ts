/** The operator's practice page outside the app; null when there is none, or when the setting is no web address. */
export function practiceSite(setting: string | undefined): string | null {
  if (setting === undefined || !URL.canParse(setting)) return null;
  const { protocol, href } = new URL(setting);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
