import type { Clause } from './claims.ts';
import type { DokoScenario } from './content.ts';
import { factsOf } from './facts-of-scene.ts';
import { type Judge, truthOfClaim } from './judge-claim.ts';
import { isAlone, isPerson } from './persons.ts';
import { readQuestion } from './read-question.ts';
import { all, any, not, type Truth } from './truth.ts';
import type { Aspect } from './words.ts';

export type DokoAnswer = 'はい' | 'いいえ' | 'わからない';

/** An answer, and the aspects of the scene that a はい has confirmed. */
export interface Judgement {
  readonly answer: DokoAnswer;
  readonly confirmed: readonly Aspect[];
}

const unsettled: Judgement = { answer: 'わからない', confirmed: [] };

/**
 * Answers a yes/no question from the facts of a scene. The question is taken apart into claims (read-question.ts). Each is
 * true, false or not settled; all must be true for はい, one that is false makes いいえ. A word that is not understood makes
 * わからない, because it may change what is asked. Without any claim, a bare who, what or where is はい.
 */
export function answerQuestion(question: string, scenario: DokoScenario): DokoAnswer {
  return judgeQuestion(question, scenario).answer;
}

/** The answer, with what it confirms. */
export function judgeQuestion(question: string, scenario: DokoScenario): Judgement {
  const reading = readQuestion(question);
  const facts = factsOf(scenario.id);
  if (facts === undefined || !reading.isUnderstood) return unsettled;
  const { clauses } = reading;
  if (clauses.length === 0) return reading.hasGeneric ? { answer: 'はい', confirmed: [] } : unsettled;
  const judge: Judge = { facts, isOfEveryone: reading.isOfEveryone };
  const truth = all(clauses.map((clause) => truthOfClause(clause, judge)));
  if (truth === null || (truth && reading.isExclusive && !isAlone(facts))) return unsettled;
  return truth ? { answer: 'はい', confirmed: confirmedBy(clauses, judge) } : { answer: 'いいえ', confirmed: [] };
}

function truthOfClause({ choices, isDenied }: Clause, judge: Judge): Truth {
  const persons = choices.flat().filter(isPerson);
  const truths = choices.map((choice) => {
    const each = choice.map((claim) => truthOfClaim(claim, judge, persons));
    // 夫婦か恋人ではない denies both.
    return choice.every(({ isDenied: isNot }) => isNot) ? all(each) : any(each);
  });
  return isDenied ? not(all(truths)) : all(truths);
}

function confirmedBy(clauses: readonly Clause[], judge: Judge): readonly Aspect[] {
  const claims = clauses.filter(({ isDenied }) => !isDenied).flatMap(({ choices }) => choices.flat());
  const persons = claims.filter(isPerson);
  return claims.flatMap((claim) => {
    const { about, isDenied } = claim;
    const isNamed = about.kind === 'fact' && !isDenied;
    return isNamed && truthOfClaim(claim, judge, persons) === true ? [about.aspect] : [];
  });
}
