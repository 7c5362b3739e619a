import { TokenizerBuilder } from 'lindera-wasm-nodejs-ipadic';
import { toHiragana } from '../../../sync/model/text/align-reading.ts';

/** A word of a text as the analyser sees it; `reading` is in hiragana, null if it knows none. */
interface Token {
  readonly at: number;
  readonly surface: string;
  readonly reading: string | null;
}

const builder = new TokenizerBuilder();
builder.setDictionary('embedded://ipadic');
builder.setMode('normal');
const tokenizer = builder.build();

/** Splits a text into words. */
export function analyse(text: string): readonly Token[] {
  let at = 0;
  return (tokenizer.tokenize(text) as readonly { surface: string; reading?: string }[]).map(({ surface, reading }) => {
    const start = text.indexOf(surface, at);
    at = start + surface.length;
    return { at: start, surface, reading: reading === undefined || reading === '*' ? null : toHiragana(reading) };
  });
}
