/** A URL from text that may not be one; null if it is none. Safari 16 has no `URL.canParse`. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The normalized URL of a build setting; null if it is unset or not http(s). */
export function webAddress(setting: string | undefined): string | null {
  const url = setting === undefined ? null : parseUrl(setting);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
