import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../ui/feedback/announcer.tsx';
import type { GuidedText } from '../content/lesson.ts';
import { useCountdown } from './use-countdown.ts';
import { useStepVoice } from './use-step-voice.ts';

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
