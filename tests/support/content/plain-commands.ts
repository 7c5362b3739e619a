/** A sentence that ends in a verb in the plain form, which a voice reads as an order: 〜待つ。 for 〜待ちます。 */
const PLAIN_VERB = /([うぐすつぬぶむる]|[歩聞聴書置描引弾開動働][く]|ていく|ておく|ひらく)。$/u;

/** The same last kana in words that order nothing. */
const HARMLESS =
  /(です|ます|でしょう|ましょう|ずつ|[ひふ][とた]つ|[三四五六七八九]つ|いくつ|(?<![ぁ-ん])ある|いる)。$/u;

/** The plain-form commands of a text in です・ます. Words inside 「」 and lists of verbs (寝る、食べる、洗う。) are none. */
export function plainCommands(text: string): readonly string[] {
  return text
    .replaceAll(/「[^」]*」/gu, '「」')
    .split(/(?<=[。？])/u)
    .filter((sentence) => PLAIN_VERB.test(sentence) && !HARMLESS.test(sentence) && !isList(sentence));
}

function isList(sentence: string): boolean {
  const parts = sentence.slice(0, -1).split('、');
  return parts.length > 2 && parts.every((part) => /[うくぐすつぬぶむる]$/u.test(part));
}
