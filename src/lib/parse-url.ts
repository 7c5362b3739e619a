/** A URL from text that may not be one; null if it is none. Safari 16 has no `URL.canParse`. */
export function parseUrl(text: string, base?: URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
