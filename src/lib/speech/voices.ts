const JAPANESE = /^ja(?:[-_]|$)/i;

/** The Japanese voices without duplicates: offline ones first, otherwise in the browser's order. */
export function japaneseVoices(voices: readonly SpeechSynthesisVoice[]): readonly SpeechSynthesisVoice[] {
  const uris = voices.map(({ voiceURI }) => voiceURI);
  return voices
    .filter(({ lang, voiceURI }, index) => JAPANESE.test(lang) && uris.indexOf(voiceURI) === index)
    .toSorted((a, b) => Number(b.localService) - Number(a.localService));
}

/** A voice's name for a list, with a mark if it works offline. */
export function voiceLabel({ name, localService }: Pick<SpeechSynthesisVoice, 'name' | 'localService'>): string {
  return localService ? `${name}（オフライン可）` : name;
}
