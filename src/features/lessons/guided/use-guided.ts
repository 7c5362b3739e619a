import { useEffect, useRef, useState } from 'react';
import { changeSettings, useDeviceSetting } from '../../../data/device/settings.ts';
import { splitSentences, spokenText } from '../../../lib/speech/spoken-parts.ts';
import { useReader } from '../../../lib/speech/use-reader.ts';
import { useSpeech } from '../../../lib/speech/use-speech.ts';
import { useAnnounce } from '../../../ui/feedback/announcer.tsx';
import type { GuidedText } from '../content/lesson.ts';
import { spokenReadings } from '../content/spoken-readings.ts';
import { useCountdown } from './use-countdown.ts';

/** State of one visit to a guided lesson: timer and voice. */
export function useGuided({ steps, closing }: GuidedText) {
  const countdown = useCountdown(steps);
  const { phase, visit, step, leftMs } = countdown;
  const currentStep = step === null ? undefined : steps[step];
  const text = phase === 'finished' ? closing : (currentStep?.text ?? '');
  const voice = useStepVoice({ visit, text, isPlaying: phase === 'running' || phase === 'finished' });
  useAnnounceStep(step, voice.isOn ? '' : text);

  return {
    ...countdown,
    voice,
    /** The current step with its number; null before the first and after the last. */
    current:
      step === null || currentStep === undefined
        ? null
        : { ...currentStep, number: step + 1, of: steps.length, leftMs: leftMs ?? 0 },
  };
}

export type Guided = ReturnType<typeof useGuided>;

/** Announces each new step when the app's own voice is off; the first is read from the focused heading. */
function useAnnounceStep(step: number | null, text: string): void {
  const announce = useAnnounce();
  const last = useRef<number | null>(null);
  useEffect(() => {
    const isNew = step !== null && last.current !== null && step !== last.current;
    last.current = step;
    if (isNew && text !== '') announce(`手順${step + 1}。${text}`);
  }, [step, text, announce]);
}

/** Slower than speech, so that the listener can follow along. */
export const RATE = 0.9;

/** The pause at the end of a sentence, in milliseconds: most sentences ask for something to be done. */
export const PAUSE_MS = 1200;

/** Reads a step aloud by sentences while `isPlaying`. The timer goes on; after a failure the step stays silent. */
function useStepVoice({ visit, text, isPlaying }: { visit: number; text: string; isPlaying: boolean }) {
  const speech = useSpeech();
  const isWanted = useDeviceSetting('lessonVoice') === 'on';
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
    want: (wanted: boolean) => changeSettings({ lessonVoice: wanted ? 'on' : 'off' }),
  };
}

export type StepVoice = ReturnType<typeof useStepVoice>;
