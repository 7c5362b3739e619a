import { type Deck, drawItem, lowest, mayAskDue } from '../../../sync/model/practice/deck.ts';
import type { ItemMemory } from '../../../sync/model/practice/memory.ts';
import { colourId, voiceOf } from './colours.ts';
import { type ColouredSentence, colouredSentences } from './content.ts';

/**
 * The next sentence. A colour that was hard and is due comes back in a sentence that the member has never seen, for at most
 * a third of the visit, as `returned`; without such a sentence, or such a colour, any one is drawn.
 */
export function drawSentence(from: Deck, sentences: readonly ColouredSentence[] = colouredSentences) {
  const colour = mayAskDue(from) ? findDueColour(from, sentences) : null;
  const fresh = sentences.filter(
    ({ id, colours }) =>
      !from.memory.has(id) && !from.drawn.includes(id) && colours.some((its) => its.colour === colour),
  );
  if (colour === null || fresh.length === 0) {
    const { item, deck } = drawItem(from, sentences);
    return { sentence: item, returned: null, deck };
  }
  const { item, deck } = drawItem(from, fresh);
  return { sentence: item, returned: voiceOf(colour), deck: { ...deck, dueCount: deck.dueCount + 1 } };
}

/** The colour that was hard the last time it was asked, in any sentence, and has been due for longest. */
function findDueColour({ memory, day }: Deck, sentences: readonly ColouredSentence[]): string | null {
  const latest = new Map<string, ItemMemory>();
  for (const sentence of sentences) {
    sentence.colours.forEach(({ colour }, index) => {
      const seen = memory.get(colourId(sentence, index));
      const newest = latest.get(colour);
      if (seen !== undefined && (newest === undefined || seen.lastSeen > newest.lastSeen)) latest.set(colour, seen);
    });
  }
  const due = [...latest].flatMap(([colour, { lastGrade, dueDay }]) =>
    lastGrade === 'remembered' || dueDay === null || dueDay > day ? [] : { colour, dueDay },
  );
  return lowest(due, ({ dueDay }) => dueDay)[0]?.colour ?? null;
}
