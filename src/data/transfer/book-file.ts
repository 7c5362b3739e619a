const DATA_START = '<script type="application/json" id="data">';
const DATA_END = '</script>';
const SEAL = '<!-- keiko sha256-';
const SEAL_END = ' -->\n';

/** The export as an element that no browser runs. */
export function dataElement(data: object): string {
  return `${DATA_START}${JSON.stringify(data).replaceAll('<', '\\u003c')}${DATA_END}`;
}

/** Ends a file with the hash of all that stands before. */
export async function sealBook(text: string): Promise<string> {
  return `${text}${SEAL}${await sha256(text)}${SEAL_END}`;
}

/** The exported JSON in a sealed file; null if the file was changed or cut since, or is another one. */
export async function openBook(text: string): Promise<string | null> {
  const sealed = text.slice(0, Math.max(0, text.lastIndexOf(SEAL)));
  if (text !== (await sealBook(sealed))) return null;
  const start = sealed.lastIndexOf(DATA_START) + DATA_START.length;
  return sealed.slice(start, sealed.indexOf(DATA_END, start));
}

/** The SHA-256 of a text in Base64, as content security policies write it. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
