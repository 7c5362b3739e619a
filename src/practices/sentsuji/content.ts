import { barePhrases } from './bare-phrases.ts';
import type { ModifierPhrase } from './modifier-phrase.ts';
import { sentencePhrases } from './sentence-phrases.ts';

/** The phrases in teaching order. */
export const modifierPhrases: readonly ModifierPhrase[] = [...barePhrases, ...sentencePhrases];
