/** A question as a member sees it who does not read: endings and places only. */
export interface EndingQuestion {
  readonly phrase: string;
  /** In the order of the sentence. */
  readonly words: readonly string[];
  /** Index of the right word. */
  readonly right: number;
}

const ROUNDS = 60;
const RATE = 0.05;
const DECAY = 0.02;

/**
 * A rule that is fitted on some questions: a conditional logit over the last one and two characters of the phrase and of
 * each word, the place of the word from either end, and pairs of these. Returns what it picks in a question.
 */
export function fitEndingRule(questions: readonly EndingQuestion[]): (question: EndingQuestion) => number {
  const weights = new Map<string, number>();
  const scoreOf = (traits: readonly string[]) => traits.reduce((sum, trait) => sum + (weights.get(trait) ?? 0), 0);
  const fitted = questions.map(({ right, ...question }) => ({ right, words: traitsIn(question) }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { right, words } of fitted) {
      const odds = words.map((traits) => Math.exp(scoreOf(traits)));
      const total = odds.reduce((sum, one) => sum + one, 0);
      words.forEach((traits, index) => {
        const step = RATE * ((index === right ? 1 : 0) - (odds[index] ?? 0) / total);
        for (const trait of traits) weights.set(trait, (weights.get(trait) ?? 0) + step);
      });
    }
    for (const [trait, weight] of weights) weights.set(trait, weight * (1 - DECAY));
  }
  return (question) => {
    const scores = traitsIn(question).map(scoreOf);
    return scores.indexOf(Math.max(...scores));
  };
}

/** What can be said about each word of a question without reading it. */
function traitsIn({ phrase, words }: Omit<EndingQuestion, 'right'>): readonly (readonly string[])[] {
  return words.map((word, index) => {
    const places = [`from the start ${index}`, `from the end ${words.length - index}`, `${index} of ${words.length}`];
    const endings = [word.slice(-1), word.slice(-2)];
    const ofPhrase = [phrase.slice(-1), phrase.slice(-2)];
    return [
      ...places,
      ...endings,
      ...ofPhrase.flatMap((end) => [...places, ...endings].map((trait) => `${end} ${trait}`)),
      ...endings.flatMap((end) => places.map((place) => `${end} ${place}`)),
    ];
  });
}
