import { useState } from 'react';
import { readGuideChoice, saveGuideChoice } from '../../lib/speech/speech-settings.ts';
import { splitSentences } from '../../lib/speech/split-sentences.ts';
import { useReader } from '../../lib/speech/use-reader.ts';
import { useSpeech } from '../../lib/speech/use-speech.ts';

/** A little slower than talk: the ear leads the body here. */
const RATE = 0.9;

/**
 * Reads a step aloud, sentence by sentence, while `isPlaying`; a pause goes on with the sentence it broke into. The
 * lesson's time runs on by itself, so a voice that fails is silent until the next step and says why.
 */
export function useStepVoice({ visit, text, isPlaying }: { visit: number; text: string; isPlaying: boolean }) {
  const speech = useSpeech();
  const [isWanted, setWanted] = useState(readGuideChoice);
  const [said, setSaid] = useState({ visit, sentences: 0 });
  const sentences = splitSentences(text);
  const next = said.visit === visit ? said.sentences : 0;
  const isOn = isWanted && speech.state === 'voiced';

  const reader = useReader(
    speech,
    {
      key: isPlaying && isOn && next < sentences.length ? `${visit}.${next}` : null,
      text: sentences[next] ?? '',
      rate: RATE,
      volume: 1,
      restMs: next === 0 ? 0 : 400,
    },
    {
      onEnd: () => setSaid({ visit, sentences: next + 1 }),
      onBreak: () => setSaid({ visit, sentences: sentences.length }),
    },
  );

  return {
    speech,
    reader,
    /** Whether the member wants a voice, be there one or not. */
    isWanted,
    /** Whether steps are really read aloud. */
    isOn,
    want(wanted: boolean) {
      saveGuideChoice(wanted);
      setWanted(wanted);
    },
  };
}

export type StepVoice = ReturnType<typeof useStepVoice>;
