/** As text the data would be most of the file, and a phone would read all of it before it shows the book. */
const DATA_START = '<script type="application/gzip" id="data">';
const DATA_END = '</script>';
const SEAL = '<!-- keiko sha256-';
const SEAL_END = ' -->\n';

/** Characters of the data that are read at most; a small file could become any number. */
const DATA_MAX = 100_000_000;

/** The export as an element that no browser runs. */
export async function dataElement(data: object): Promise<string> {
  const packed = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream('gzip'));
  return `${DATA_START}${toBase64(await new Response(packed).arrayBuffer())}${DATA_END}`;
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
  const packed = atob(sealed.slice(start, sealed.indexOf(DATA_END, start)));
  return unpack(Uint8Array.from(packed, (character) => character.charCodeAt(0)));
}

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > DATA_MAX) throw new RangeError('The data of the book are too long');
  }
}

/** The SHA-256 of a text in Base64, as content security policies write it. */
export async function sha256(text: string): Promise<string> {
  return toBase64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
}
