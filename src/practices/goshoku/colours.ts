import { itemAt } from '../random/item-at.ts';
import { type ColouredSentence, colouredSentences, type VoiceColour, voiceColours } from './content.ts';

/** A colour of a sentence: its voice, and whose mind makes the sentence sound so. */
export interface SentenceColour {
  readonly voice: VoiceColour;
  readonly manner: string;
}

/** The colour at an index of a sentence; throws for an id that is not among the voices, which is a bug. */
export function colourOf({ colours }: ColouredSentence, index: number): SentenceColour {
  const { colour, manner } = itemAt(colours, index);
  return { voice: voiceOf(colour), manner };
}

/** The voice with an id; throws if there is none. */
export function voiceOf(id: string): VoiceColour {
  const voice = voiceColours.find((candidate) => candidate.id === id);
  if (voice === undefined) throw new RangeError(`No colour of voice "${id}"`);
  return voice;
}

/** The id of a colour of a sentence in the practice memory; colours are counted from 1 there. */
export function colourId({ id }: ColouredSentence, index: number): string {
  return `${id}-${index + 1}`;
}

/** The colour of an item with such an id; null for another. */
export function colourOfItem(item: string): string | null {
  const sentence = colouredSentences.find(({ id }) => item.startsWith(`${id}-`));
  return sentence?.colours.find((_, index) => colourId(sentence, index) === item)?.colour ?? null;
}
