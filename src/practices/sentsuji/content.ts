import { barePhrases } from './content/bare-phrases.ts';
import { sentencePhrases } from './content/sentence-phrases.ts';
import type { ModifierPhrase } from './modifier-phrase.ts';

/** The phrases in teaching order. */
export const modifierPhrases: readonly ModifierPhrase[] = [...barePhrases, ...sentencePhrases];
