import { foldLetters } from '../../../sync/model/text/fold-text.ts';
import { joinedShape, lineBreak, removeInvisible } from '../../../sync/model/text/remove-invisible.ts';
import { isBlank } from '../../../sync/model/text/stored-text.ts';

/** The rules for texts in SQL, whose regular expressions have no classes of Unicode properties. */
export function textsSql(): string {
  const [blank, invisible, variants] = [isBlank, isInvisible, isVariant].map(codePointsOf).map(ranges);
  const folded = codePointsOf((letter) => foldLetters(letter) !== letter).map((code) => String.fromCodePoint(code));
  const whitespace = codePointsOf((letter) => letter.trim() === '');
  return `-- The rules for texts, from sync/model/text. The bodies are parsed, so that they are inlined.

-- True if a text has only whitespace, control characters and characters without a shape.
create function private.is_blank(p_text text) returns boolean
language sql immutable
return p_text !~ '[^${blank}]';

-- Trims the same whitespace as JavaScript's trim().
create function private.trim_text(p_text text) returns text
language sql immutable parallel safe
return btrim(p_text,
  U&'${whitespace.map((code) => `\\${hex(code, 4)}`).join('')}');

-- A text without what cannot be seen, except for line breaks, which become \\n, and tabs. Joined
-- emoji and flags of regions keep what they need.
create function private.remove_invisible(p_text text) returns text
language sql immutable parallel safe
return regexp_replace(regexp_replace(p_text, '${lineBreak.source}', U&'\\000A', 'g'),
  '(${postgresPattern(joinedShape)})|[${invisible}]', '\\1', 'g');

-- A text as it is stored: what can be seen of it, composed and trimmed. The twin of storedText() in
-- sync/model/text/stored-text.ts.
create function private.stored_text(p_text text) returns text
language sql immutable parallel safe
return private.trim_text(
  normalize(private.remove_invisible(normalize(p_text, NFC)), NFC));

-- Folds width, case, katakana, dashes and waves, and removes variation selectors and what cannot be
-- seen. The twin of foldText() in sync/model/text/fold-text.ts.
create function private.fold_text(p_text text) returns text
language sql immutable parallel safe
return normalize(regexp_replace(private.remove_invisible(translate(lower(normalize(p_text, NFKC)),
  '${folded.join('')}',
  '${folded.map(foldLetters).join('')}')),
  '[${variants}]', '', 'g'), NFKC);`;
}

function isInvisible(letter: string): boolean {
  return removeInvisible(letter) === '';
}

function isVariant(letter: string): boolean {
  return /\p{Variation_Selector}/u.test(letter);
}

/** The code points that PostgreSQL stores and of which `has` is true. */
function codePointsOf(has: (letter: string) => boolean): readonly number[] {
  const codes: number[] = [];
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const isStorable = code < 0xd800 || code > 0xdfff;
    if (isStorable && has(String.fromCodePoint(code))) codes.push(code);
  }
  return codes;
}

/** The inside of a character class. */
function ranges(codes: readonly number[]): string {
  const parts: string[] = [];
  for (const first of codes.filter((code, index) => codes[index - 1] !== code - 1)) {
    let last = first;
    while (codes.includes(last + 1)) last += 1;
    parts.push(first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`);
  }
  return parts.join('');
}

function escaped(code: number): string {
  return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).toUpperCase().padStart(digits, '0');
}

function postgresPattern({ source }: RegExp): string {
  return source.replaceAll(/\\u\{(\w+)\}/g, (_, code) => escaped(Number.parseInt(code, 16)));
}
