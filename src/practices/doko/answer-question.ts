import type { Aspect } from './aspect.ts';
import type { Clause } from './claims.ts';
import type { DokoScenario } from './content.ts';
import { factsOf, type SceneFacts, settled } from './facts-of-scene.ts';
import { type Judge, truthOfClaim } from './judge-claim.ts';
import { isAlone, isEverybody, isPerson, truthOfEach, truthOfSamePerson } from './persons.ts';
import { readQuestion } from './read-question.ts';
import { all, any, not, shared, type Truth } from './truth.ts';

export type DokoAnswer = 'はい' | 'いいえ' | 'わからない';

/** An answer, and the aspects of the scene that a はい has confirmed. */
export interface Judgement {
  readonly answer: DokoAnswer;
  readonly confirmed: readonly Aspect[];
}

const unsettled: Judgement = { answer: 'わからない', confirmed: [] };
const ruledOut: Judgement = { answer: 'いいえ', confirmed: [] };

/**
 * Answers a yes/no question from the facts of a scene. The question is taken apart into claims (read-question.ts). Each is
 * true, false or not settled; all must be true for はい, one that is false makes いいえ. A word that is not understood makes
 * わからない, because it may change what is asked, unless it can only narrow what is false anyway (甘いお菓子). Without any claim,
 * a bare who, what or where is はい.
 */
export function answerQuestion(question: string, scenario: DokoScenario): DokoAnswer {
  return judgeQuestion(question, scenario).answer;
}

/** The answer, with what it confirms. */
export function judgeQuestion(question: string, scenario: DokoScenario): Judgement {
  const reading = readQuestion(question, scenario.id);
  const facts = factsOf(scenario.id);
  if (facts === undefined || !reading.isReadable) return unsettled;
  const { clauses } = reading;
  if (clauses.length === 0)
    return reading.hasGeneric && !reading.hasUnknown ? { answer: 'はい', confirmed: [] } : unsettled;
  const judge: Judge = { facts, isOfEveryone: reading.isOfEveryone };
  if (reading.hasUnknown) return clauses.some((clause) => isRuledOut(clause, judge)) ? ruledOut : unsettled;
  const { everyoneCount } = reading;
  const isCounted = everyoneCount === null || settled(facts, 'number', everyoneCount) === true;
  const truth = all([...truthsOf(clauses, judge), isCounted ? true : null]);
  if (truth === false && reading.isOfOtherTime) return unsettled;
  if (truth && reading.isExclusive && isTrueOfSomeOnly(clauses, facts)) return ruledOut;
  if (truth === null || (truth && reading.isExclusive && !isExclusivelyTrue(clauses, facts))) return unsettled;
  return truth ? { answer: 'はい', confirmed: confirmedBy(clauses, judge) } : ruledOut;
}

/** Whether a clause is false, however unknown words narrow it. */
function isRuledOut({ choices, isDenied, isContrast }: Clause, judge: Judge): boolean {
  if (isDenied || isContrast) return false;
  const persons = choices.flat().filter(isPerson);
  return choices.some(([claim, ...others]) => {
    if (claim === undefined || others.length > 0 || claim.isDenied) return false;
    const isPlain =
      claim.isOnlyNarrowed && claim.role === 'asserted' && (claim.about.kind === 'fact' || claim.about.kind === 'told');
    return isPlain && truthOfClaim(claim, judge, persons) === false;
  });
}

/** だけ: nobody else is there, or only those of the kind that is asked for. */
function isExclusivelyTrue(clauses: readonly Clause[], facts: SceneFacts): boolean {
  if (isAlone(facts)) return true;
  const persons = clauses.flatMap(({ choices }) => choices.flat()).filter(isPerson);
  return persons.length > 0 && persons.every((claim) => isEverybody(claim, facts));
}

/** 大人だけ: but a child is there too. */
function isTrueOfSomeOnly(clauses: readonly Clause[], facts: SceneFacts): boolean {
  const claims = clauses.flatMap(({ choices }) => choices.flat());
  return claims.some(
    (claim) =>
      isPerson(claim) &&
      claim.about.kind === 'fact' &&
      truthOfEach(claim.about.aspect, claim.about.word, facts) === false,
  );
}

/** What only sets off the rest (紙じゃなくて布) counts only if it is wrong to do so. */
function truthsOf(clauses: readonly Clause[], judge: Judge): readonly Truth[] {
  const truths = clauses.map((clause) => truthOfClause(clause, judge));
  if (clauses.every(({ isContrast }) => isContrast)) return truths;
  return truths.filter((truth, index) => truth !== null || clauses[index]?.isContrast !== true);
}

function truthOfClause({ choices, isDenied }: Clause, judge: Judge): Truth {
  const persons = choices.flat().filter(isPerson);
  const ofSamePerson = judge.isOfEveryone || truthOfSamePerson(choices.flat(), judge.facts);
  const truths = choices.map((choice) => {
    const each = choice.map((claim) => truthOfClaim(claim, judge, persons));
    // 夫婦か恋人ではない denies both.
    return choice.every(({ isDenied: isNot }) => isNot) ? all(each) : any(each);
  });
  const truth = all([...truths, ofSamePerson]);
  if (!isDenied) return truth;
  const joined = truths.filter((_, index) => choices[index]?.some((claim) => claim.isJoined));
  if (joined.length === 0) return not(truth);
  // 曇っていて星は見えない may deny both or only the last: what is true of either reading.
  const rest = truths.filter((_, index) => choices[index]?.every((claim) => !claim.isJoined));
  return shared([not(truth), all([...joined, not(all(rest))])]);
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
