import { useState } from 'react';
import { readGuideChoice, saveGuideChoice } from '../../../lib/speech/speech-settings.ts';
import { splitSentences, spokenText } from '../../../lib/speech/spoken-parts.ts';
import { useReader } from '../../../lib/speech/use-reader.ts';
import { useSpeech } from '../../../lib/speech/use-speech.ts';
import { spokenReadings } from '../content/spoken-readings.ts';

/** Slower than speech, so that the listener can follow along. */
export const RATE = 0.9;

/** The pause at the end of a sentence, in milliseconds: most sentences ask for something to be done. */
export const PAUSE_MS = 1200;

/** Reads a step aloud by sentences while `isPlaying`. The timer goes on; after a failure the step stays silent. */
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
      text: spokenText(sentences[next] ?? '', spokenReadings),
      rate: RATE,
      volume: 1,
      restMs: next === 0 ? 0 : PAUSE_MS,
    },
    {
      onEnd: () => setSaid({ visit, sentences: next + 1 }),
      onBreak: () => setSaid({ visit, sentences: sentences.length }),
    },
  );

  return {
    speech,
    reader,
    /** Whether the member turned the voice on, even if the device has none. */
    isWanted,
    /** Whether steps are actually read aloud. */
    isOn,
    want(wanted: boolean) {
      saveGuideChoice(wanted);
      setWanted(wanted);
    },
  };
}

export type StepVoice = ReturnType<typeof useStepVoice>;
