export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly encoding: Encoding }
  /** The line (from 1) with the first bytes that are no text. */
  | { readonly ok: false; readonly line: number };

type Encoding = 'utf-8' | 'shift_jis' | 'utf-16le' | 'utf-16be';
type Bytes = Uint8Array<ArrayBuffer>;

/** The platform's TextDecoder. */
type Decoder = new (encoding: Encoding, options?: { readonly fatal: boolean }) => { decode(bytes: Bytes): string };

/** The text of a file in UTF-8, UTF-16, or Shift_JIS as Excel on Windows saves it. Never replaces bytes by U+FFFD. */
export function decodeText(bytes: Bytes, PlatformDecoder: Decoder): DecodedText {
  const decode = (encoding: Encoding) => decodeStrictly(bytes, encoding, PlatformDecoder);
  const replace = (encoding: Encoding) => new PlatformDecoder(encoding).decode(bytes);
  const isShiftJis = () => decode('utf-8') === null && !isDamagedUtf8(replace('utf-8'));
  const encoding = findUtf16(bytes) ?? (isShiftJis() ? 'shift_jis' : 'utf-8');
  const text = decode(encoding);
  if (text !== null) return { ok: true, text, encoding };
  const loose = replace(encoding);
  return { ok: false, line: loose.slice(0, loose.search(/[\uFFFD\0]/)).split(/\r\n|\r|\n/).length };
}

function decodeStrictly(bytes: Bytes, encoding: Encoding, PlatformDecoder: Decoder): string | null {
  try {
    const text = new PlatformDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    // Not of this encoding.
    return null;
  }
}

/** By the byte order mark, else by the zeros of ASCII: each separator and line end has one. */
function findUtf16(bytes: Bytes): Encoding | null {
  const start = bytes.subarray(0, 4096);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [...start.keys()].filter((at) => start[at] === 0);
  const ends = start.filter((byte) => [0x0a, 0x0d, 0x2c, 0x09, 0x3b].includes(byte));
  if (zeros.length * 2 <= ends.length) return null;
  return zeros.filter((at) => at % 2 === 1).length * 2 > zeros.length ? 'utf-16le' : 'utf-16be';
}

/** Many damaged texts in UTF-8 are also valid in Shift_JIS, which itself hardly ever has the three bytes of a kanji in UTF-8. */
function isDamagedUtf8(loose: string): boolean {
  const faults = loose.split('\uFFFD').length - 1;
  return loose.replace(/[\0-\u07FF\uFFFD]+/g, '').length > faults;
}
