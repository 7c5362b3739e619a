import { useReducer, useState } from 'react';
import { itemNumber } from '../../../sync/model/practice/content-item.ts';
import { recordedMinutesFromSeconds } from '../../../sync/model/practice/session-minutes.ts';
import { utsusieMaterial } from '../../../sync/model/published/materials/utsusie.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { spokenText } from '../../lib/speech/spoken-parts.ts';
import { useReader } from '../../lib/speech/use-reader.ts';
import { useSpeech } from '../../lib/speech/use-speech.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { mergeMaterial } from '../host/merge-material.ts';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { itemAt } from '../random/item-at.ts';
import { articles } from './content.ts';
import { READING_RATES, READING_VOLUME, sentencesOf, start, step, timerSeconds } from './rules.ts';

/** State of one article: voice, timer, wake lock and the session at its end. */
export function useArticle() {
  const { practice, deck, material, now } = useDrill();
  const speech = useSpeech();
  const [state, send] = useReducer(step, deck, (from) =>
    start(from, mergeMaterial('utsusie', utsusieMaterial, articles, material)),
  );
  // A sentence that failed stays pending until the member continues; each attempt speaks it again.
  const [attempt, setAttempt] = useState(0);
  const [isInterrupted, setInterrupted] = useState(false);
  const { phase, utterance } = state;
  const isPlaying = phase.name === 'playing';
  const { article } = state;
  const sentences = sentencesOf(state);
  const sentence = isPlaying ? itemAt(sentences, phase.sentence) : '';

  const reader = useReader(
    speech,
    {
      key: isPlaying && !isInterrupted ? `${utterance}.${attempt}` : null,
      text: spokenText(sentence, article.readings),
      rate: READING_RATES[deck.level],
      volume: READING_VOLUME,
      restMs: 0,
    },
    {
      onEnd: () => send({ type: 'ended', utterance, now: now() }),
      onBreak: () => setInterrupted(true),
    },
  );
  const seconds = timerSeconds(state, useNow(now, isPlaying));
  const announce = useAnnounce();
  useWakeLock(isPlaying);
  // An article that was only offered stays new.
  useMarkSeen(phase.name === 'ready' ? null : article.id);

  const session = useSession(
    phase.name === 'finished'
      ? {
          title: `${practice.title}「${article.title}」`,
          number: itemNumber(article),
          durationMinutes: recordedMinutesFromSeconds(phase.elapsedSeconds),
          done: speech.state === 'silent' ? '記事をひとつ、読み終えました' : '記事をひとつ、聞き終えました',
        }
      : null,
  );

  function clearInterruption(): void {
    setInterrupted(false);
    reader.dismissError();
  }

  function continueReading(): void {
    clearInterruption();
    setAttempt(attempt + 1);
  }

  return {
    speech,
    reader,
    session,
    /** Whether it is a part of another practice. */
    isPart: deck.only !== undefined,
    phase,
    article,
    sentences,
    sentence,
    seconds,
    isInterrupted,
    continueReading,
    continueSilently() {
      speech.silence();
      continueReading();
    },
    play: () => send({ type: 'play', now: now() }),
    stop() {
      clearInterruption();
      send({ type: 'stop' });
    },
    newArticle() {
      clearInterruption();
      send({ type: 'newArticle' });
      announce(step(state, { type: 'newArticle' }).article.title);
    },
  };
}

export type ArticleReading = ReturnType<typeof useArticle>;
