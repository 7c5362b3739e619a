import { noteQuestions } from '../../../src/data/notebook/questions.ts';
import { jishoSentences } from '../../../src/practices/jisho/content.ts';
import { splitIntoSegments } from '../../../src/practices/jisho/segments.ts';
import { awarenesses } from '../../../src/practices/jutsu/content.ts';
import { practices } from '../../../src/practices/registry.ts';
import { editorials } from '../../../src/practices/sakiyomi/content.ts';
import { splitAtClues } from '../../../src/practices/sakiyomi/rules.ts';
import { modifierPhrases } from '../../../src/practices/sentsuji/content.ts';
import { splitIntoParts } from '../../../src/practices/sentsuji/sentence-parts.ts';
import type { OwnReadings } from '../../../src/ui/graphics/ruby.tsx';
import { packs } from '../content/packs.ts';

/** A text of a drill, as it is drawn with furigana. */
export interface ShownText {
  readonly pack: string;
  readonly text: string;
  /** The readings that its item gives. */
  readonly ownReadings: OwnReadings;
  /** The parts that are also drawn by themselves, in their order: sentences, halves of sentences, words to tap. */
  readonly parts: readonly string[];
  /** Set if it is to be read as in the rest of the app. */
  readonly isOfApp?: boolean;
}

/** Packs that are shown with the app's own list (`features/furigana/readings.ts`), or without furigana in a notification. */
const ELSEWHERE = ['daily', 'questions', 'remarks', 'reminders'];

const SENTENCE = /[^。！？]+[。！？」]*/g;

/** Every text of the drills. */
export function shownTexts(): readonly ShownText[] {
  const ofPacks = packs
    .filter(({ idPrefix }) => !ELSEWHERE.includes(idPrefix))
    .flatMap(({ idPrefix: pack, items, fields }) => {
      const readings = new Map(items.map(({ id, readings: ownReadings }) => [id, ownReadings ?? []]));
      return fields
        .filter(({ kind, name }) => kind !== 'whole' && !(pack === 'jisho' && name === 'words'))
        .flatMap(({ texts }) =>
          texts.flatMap(({ item, text }) => shown(pack, item, text, readingsOfItem(item, readings))),
        );
    });
  const awareness = awarenesses.map(({ word }) => ({ pack: 'jutsu', text: word, ownReadings: [], parts: [] }));
  return [...ofPacks, ...awareness, ...appTexts()];
}

/** Texts of the app that stand among those of a drill: its title, and the questions of its notes. */
function appTexts(): readonly ShownText[] {
  return practices.flatMap(({ id, title }) => {
    const asked = noteQuestions.filter(({ about }) => about === id);
    return [title, ...asked.map(({ text }) => text)].map((text) => ({
      pack: id,
      text,
      ownReadings: [],
      parts: [],
      isOfApp: true,
    }));
  });
}

function shown(pack: string, item: string, text: string, ownReadings: OwnReadings): readonly ShownText[] {
  const sentence = jishoSentences.find(({ id }) => id === item);
  if (sentence !== undefined) {
    const ofWords = sentence.words.map(({ word, reading }) => [word, reading] as const);
    const parts = splitIntoSegments(sentence).map((segment) => segment.text);
    return [{ pack, text, ownReadings: [...ownReadings, ...ofWords], parts }];
  }
  const phrase = modifierPhrases.find(({ id, sentence: placedIn }) => id === item && placedIn?.text === text);
  if (phrase?.sentence !== undefined) {
    const parts = splitIntoParts(phrase.sentence, phrase.bunsetsu).map((part) => part.text);
    return [{ pack, text, ownReadings, parts }];
  }
  const clues = editorials.find(({ id }) => item.startsWith(`${id}-`))?.stops?.flatMap((stop) => stop.clues);
  if (clues?.some((clue) => text.includes(clue))) {
    const sentences = text.match(SENTENCE) ?? [];
    const parts = sentences.flatMap((sentence) => splitAtClues(sentence, clues).map((segment) => segment.text));
    return [sentences, parts].map((some) => ({ pack, text, ownReadings, parts: some }));
  }
  // 十四ツ ends the fragments of a scene with these signs.
  if (pack === 'jutsu') return ['', '、', '。'].map((sign) => ({ pack, text: text + sign, ownReadings, parts: [] }));
  const parts = text.includes('｜') ? text.split('｜') : (text.match(SENTENCE) ?? []);
  return [{ pack, text: text.replaceAll('｜', ''), ownReadings, parts: parts.length > 1 ? parts : [] }];
}

/** The readings of the item that a text or a part of it belongs to. */
function readingsOfItem(item: string, readings: ReadonlyMap<string, OwnReadings>): OwnReadings {
  const itemReadings = readings.get(item);
  if (itemReadings !== undefined) return itemReadings;
  const end = item.lastIndexOf('-');
  return end < 0 ? [] : readingsOfItem(item.slice(0, end), readings);
}
