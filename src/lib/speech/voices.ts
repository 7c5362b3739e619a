const JAPANESE = /^ja(?:[-_]|$)/i;

/** The Japanese voices, each once: first those that work without a network, otherwise in the browser's order. */
export function japaneseVoices(voices: readonly SpeechSynthesisVoice[]): readonly SpeechSynthesisVoice[] {
  const uris = voices.map(({ voiceURI }) => voiceURI);
  return voices
    .filter(({ lang, voiceURI }, index) => JAPANESE.test(lang) && uris.indexOf(voiceURI) === index)
    .toSorted((a, b) => Number(b.localService) - Number(a.localService));
}

/** A voice's name for a list, marked when it works without a network. */
export function voiceLabel({ name, localService }: Pick<SpeechSynthesisVoice, 'name' | 'localService'>): string {
  return localService ? `${name}（オフライン可）` : name;
}
