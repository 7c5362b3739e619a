/** The sentences of a text, without their full stops. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(/[。！？]/u).filter((part) => part.replaceAll(/[「」]/gu, '') !== '');
}

/** The length of the longest run of sentences with the same polite ending or last character. */
export function longestRunOfEndings(sentences: readonly string[]): number {
  let longest = 0;
  let run = 0;
  sentences.forEach((sentence, index) => {
    const before = sentences[index - 1];
    run = before !== undefined && endingOf(before) === endingOf(sentence) ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** The values that occur more than once. */
export function repeatedIn(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function endingOf(sentence: string): string {
  return /(?:ました|でした|ません|ます|です|.)$/u.exec(sentence.replace(/」+$/u, ''))?.[0] ?? '';
}
