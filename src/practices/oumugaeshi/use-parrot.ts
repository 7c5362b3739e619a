import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { oumugaeshiMaterial } from '../../../sync/model/published/materials/oumugaeshi.ts';
import { changeSettings, useDeviceSetting } from '../../data/device/settings.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { speakingMs } from '../../lib/speech/speaking-time.ts';
import { spokenText } from '../../lib/speech/spoken-parts.ts';
import { useReader } from '../../lib/speech/use-reader.ts';
import { useSpeech } from '../../lib/speech/use-speech.ts';
import { timers } from '../../lib/timers.ts';
import { mergeMaterial } from '../host/merge-material.ts';
import { useDrill } from '../host/use-drill.ts';
import { type ParrotText, parrotTexts, unaskedSentences } from './content.ts';
import { gapIn } from './gap.ts';
import { drawFirstText, partsOf, sentenceId, sentencesOf, start, step } from './rules.ts';

/** Time added to the sentence's duration for repeating it, in milliseconds. */
const BREATH_MS = 500;
/** Time for filling the gap, and for comparing with the text, in milliseconds; an answer ends it. */
const ASKING_MS = 10_000;
const COMPARING_MS = 4000;

/** Player of one visit: the text, at first one of the level that fits, the voice, and the pause for repeating. */
export function useParrot() {
  const { deck, material } = useDrill();
  const speech = useSpeech();
  const [texts] = useState(() => mergeMaterial('oumugaeshi', oumugaeshiMaterial, parrotTexts, material));
  const [text, setText] = useState<ParrotText>(() => drawFirstText(deck, texts));
  const sentences = sentencesOf(text);
  const storedRate = useDeviceSetting('speechRate');
  const [state, send] = useReducer(step, null, () => start(sentences.length, Number(storedRate)));
  const [practised, setPractised] = useState<ParrotText | null>(null);
  const [wasResumed, setResumed] = useState(false);
  const isPlaying = state.status === 'playing';
  const sentence = sentences[state.sentence] ?? '';
  const isTurnWanted = useDeviceSetting('repeatingPause') === 'on';
  const parts = isTurnWanted ? partsOf(text.sentences[state.sentence] ?? '') : [sentence];
  const part = parts[state.part] ?? '';
  const isLastPart = state.part + 1 >= parts.length;
  const [shownSentence, setShownSentence] = useState<string | null>(null);
  const isTextWanted = shownSentence === sentence;

  const { turn, utterance } = state;
  const id = sentenceId(text, state.sentence);
  const gap = unaskedSentences.includes(id) ? null : gapIn(sentence);
  const passTurn = () => send({ type: 'passTurn', utterance, parts: parts.length, hasGap: gap !== null });
  const waitTurn = useEffectEvent(() => {
    const ms = { mine: speakingMs(part, state.rate) + BREATH_MS, asking: ASKING_MS, comparing: COMPARING_MS };
    return turn === null ? undefined : timers.after(ms[turn], passTurn);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn of each utterance has its time
  useEffect(() => waitTurn(), [turn, utterance]);

  const reader = useReader(
    speech,
    {
      key: isPlaying && turn === null ? String(state.utterance) : null,
      text: spokenText(part, text.readings),
      rate: state.rate,
      volume: 1,
      restMs: state.restMs,
    },
    {
      onEnd: () => send(isTurnWanted ? { type: 'takeTurn', utterance } : { type: 'ended', utterance, parts: 1 }),
      onBreak: () => send({ type: 'pause' }),
    },
  );
  useWakeLock(isPlaying);

  function play(): void {
    reader.dismissError();
    setResumed(false);
    if (sentences.length === 0) reader.reportError('no-sentences');
    else setPractised(text);
    send({ type: 'play' });
  }

  function resume(): void {
    reader.dismissError();
    setResumed(true);
    send({ type: 'resume' });
  }

  /** Restarts the sentence, so that a changed setting applies at once. */
  function restartSentence(): void {
    if (!isPlaying) return;
    send({ type: 'pause' });
    send({ type: 'resume' });
  }

  return {
    speech,
    reader: { ...reader, error: reader.error === 'play-failed' && wasResumed ? 'resume-failed' : reader.error },
    passTurn,
    /** The particle or ending of the current sentence that is asked after the repetition; null if none is. */
    gap,
    fillGap: (choice: string) => send({ type: 'fillGap', choice }),
    /** Whether the member repeats each sentence in a pause after it. */
    isTurnWanted,
    state,
    /** All texts, in teaching order. */
    texts,
    text,
    /** The last played text, which may differ from the selected one; null before the first. */
    practised,
    sentences,
    sentence,
    /** What is spoken and repeated in one go: the sentence, or half of a long one that the member repeats. */
    part,
    /** True once the member may say how the sentence came back. */
    canAnswer: turn === 'comparing' || (turn === 'mine' && isLastPart),
    /** The member asked for the text of this sentence. */
    isTextWanted,
    showText: (isShown: boolean) => setShownSentence(isShown ? sentence : null),
    play,
    resume,
    pause: () => send({ type: 'pause' }),
    stop: () => send({ type: 'stop' }),
    previous: () => send({ type: 'previous' }),
    next: () => send({ type: 'next' }),
    rate: storedRate,
    chooseText(id: string) {
      const chosen = texts.find((candidate) => candidate.id === id) ?? text;
      setText(chosen);
      send({ type: 'load', sentences: chosen.sentences.length });
    },
    chooseRate(speechRate: typeof storedRate) {
      changeSettings({ speechRate });
      send({ type: 'changeSpeed', rate: Number(speechRate) });
    },
    chooseVoice(voiceURI: string) {
      speech.chooseVoice(voiceURI);
      restartSentence();
    },
    chooseTurn(isWanted: boolean) {
      changeSettings({ repeatingPause: isWanted ? 'on' : 'off' });
      restartSentence();
    },
    continueSilently() {
      speech.silence();
      if (isPlaying) restartSentence();
      else resume();
    },
  } as const;
}

export type Parrot = ReturnType<typeof useParrot>;
