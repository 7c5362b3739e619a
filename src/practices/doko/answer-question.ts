import type { DokoScenario } from './content.ts';
import { type FoundWord, findWords, foldQuestion, foldText, type Term } from './find-words.ts';
import { genderWords, genericWords, ignoredWords, keywordGroups, type ScenarioField } from './keywords.ts';

export type DokoAnswer = 'はい' | 'いいえ' | 'わからない';

/** A keyword: its group in the order of evaluation, and the words that make it true in its fields. */
interface KeywordMeaning {
  readonly kind: 'keyword';
  readonly group: number;
  readonly fields: readonly ScenarioField[];
  readonly scene: readonly string[];
}

type Meaning = KeywordMeaning | { readonly kind: 'gender' | 'generic' | 'ignored' };

const OR = /^(?:です)?か、?(?:それとも)?$|または|もしくは|あるいは|それとも/;

const vocabulary: readonly Term<Meaning>[] = [
  ...keywordGroups.flatMap(({ fields, keywords }, group) =>
    keywords.flatMap(({ asked, scene }) =>
      terms(asked, { kind: 'keyword', group, fields, scene: words(scene ?? asked).map(foldText) }),
    ),
  ),
  ...terms(genderWords, { kind: 'gender' }),
  ...terms(genericWords, { kind: 'generic' }),
  ...terms(ignoredWords, { kind: 'ignored' }),
];

/**
 * Answers a yes/no question by its keywords. The first group with a keyword in the question decides: はい if all its
 * words are true of the scenario (夏の夕方ですか), or any of them in an "or" question (朝か昼ですか). Without a keyword, a bare
 * who, what or where is はい; gender and all else are わからない. Negation is ignored: 夏ではないですか asks 夏.
 */
export function answerQuestion(question: string, scenario: DokoScenario): DokoAnswer {
  const folded = foldQuestion(question);
  const found = findWords(folded, vocabulary);
  const asked = decidingKeywords(found);
  if (asked.length > 0) return isTrue(asked, folded, scenario) ? 'はい' : 'いいえ';
  const kinds = new Set(found.map(({ meaning }) => meaning.kind));
  return kinds.has('generic') && !kinds.has('gender') ? 'はい' : 'わからない';
}

function decidingKeywords(found: readonly FoundWord<Meaning>[]): readonly FoundWord<KeywordMeaning>[] {
  const keywords = found.flatMap((word) =>
    word.meaning.kind === 'keyword' ? [{ ...word, meaning: word.meaning }] : [],
  );
  const first = Math.min(...keywords.map(({ meaning }) => meaning.group));
  return keywords.filter(({ meaning }) => meaning.group === first);
}

function isTrue(asked: readonly FoundWord<KeywordMeaning>[], folded: string, scenario: DokoScenario): boolean {
  const truths = asked.map(({ meaning }) => isKeywordTrue(meaning, scenario));
  const isChoice = asked.some((word, index) => {
    const next = asked[index + 1];
    return next !== undefined && OR.test(folded.slice(word.end, next.start));
  });
  return isChoice ? truths.includes(true) : !truths.includes(false);
}

function isKeywordTrue({ fields, scene }: KeywordMeaning, scenario: DokoScenario): boolean {
  const text = foldText(fields.map((field) => scenario[field]).join('、'));
  return scene.some((word) => text.includes(word));
}

function terms(list: string, meaning: Meaning): readonly Term<Meaning>[] {
  return words(list).map((word) => ({ text: foldText(word), meaning }));
}

function words(list: string): readonly string[] {
  return list.split(' ');
}
