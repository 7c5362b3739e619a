/** A particle or an ending of a sentence that is hidden, between what stays, and three choices for it. */
export interface Gap {
  readonly before: string;
  readonly answer: string;
  readonly after: string;
  readonly choices: readonly string[];
}

/** Particles after a noun; not 上がり, 積もる, 足もと, 何も, 3度も. */
const TOPIC =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?<![何誰最今\d][回度枚本杯匹人台]?)(?:は(?![やず])|が(?![らりるれっしせさ])|も(?![うのっちどとりる]))|(?<=\p{Script=Hiragana})(?<![でにとてらく])は(?=、)/u;
const OBJECT = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])を/u;

/** The end of a plain verb: 〜た, 〜ていた, 〜ている; not でした, ました, だった, 赤かった, あった, 見てみた. */
const ENDING =
  /([てで])い[たる](?=。$)|(?<![まで]し|[だかあ]っ|[てで]み)(?<=[^い]|[\p{Script=Han}づや]い)(?:た|(?<=ん)だ)(?=。$)/u;

/** What may be hidden of a sentence; null where the rule finds nothing. */
export function gapIn(sentence: string): Gap | null {
  return endingIn(sentence) ?? particleIn(sentence, TOPIC, 'が') ?? particleIn(sentence, OBJECT, 'を');
}

/** How a choice is announced. */
export function gapResult({ answer }: Gap, choice: string): string {
  return choice === answer ? `正解。「${choice}」でした。` : `「${choice}」ではなく「${answer}」でした。`;
}

function endingIn(sentence: string): Gap | null {
  const found = ENDING.exec(sentence);
  if (found === null) return null;
  const [answer, te = found[0] === 'だ' ? 'で' : 'て'] = found;
  const past = te === 'で' ? 'だ' : 'た';
  return gapAt(sentence, found.index, answer, [past, `${te}いた`, `${te}いる`]);
}

function particleIn(sentence: string, pattern: RegExp, other: string): Gap | null {
  const found = pattern.exec(sentence);
  // One of several も cannot be another particle.
  if (found === null || (found[0] === 'も' && sentence.split('も').length > 2)) return null;
  return gapAt(sentence, found.index, found[0], ['は', other, 'も']);
}

function gapAt(sentence: string, at: number, answer: string, choices: readonly string[]): Gap {
  return { before: sentence.slice(0, at), answer, after: sentence.slice(at + answer.length), choices };
}
