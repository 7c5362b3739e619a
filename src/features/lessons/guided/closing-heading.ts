/** A question, also one that leaves its end open: 「…ものは。」, 「…表すなら。」 */
const QUESTION = /か。|でしょう。|(?:は|なら|ば|と)。$/;

/** The heading over what a lesson closes with: a question, or a request for a word or a line. */
export function closingHeading(closing: string): string {
  return QUESTION.test(closing) ? '終わりの問い' : '終わりに';
}
