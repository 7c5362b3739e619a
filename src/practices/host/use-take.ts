import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { recordVoice } from '../../lib/sound/voice-recorder.ts';
import { timers } from '../../lib/timers.ts';
import { withTimeout } from '../../lib/with-timeout.ts';

/** A recorder that a call has interrupted may never report its end. */
const ENDING_MS = 5000;

/** What is said of a recording. */
export const TAKE_IS_PRIVATE = '録音はこの画面の中だけにあり、離れると消えます。保存も送信もしません。';
export const TAKE_IS_REFUSED = 'マイクを使えませんでした。稽古はこのまま続けられます。';

/** What there is of the member's voice: in memory, and gone with the next take or the screen. */
export type Take =
  | { readonly name: 'none' | 'asking' | 'refused' }
  | { readonly name: 'recording'; readonly end: () => Promise<Blob> }
  | { readonly name: 'ending'; readonly clip: Promise<Blob> }
  | { readonly name: 'recorded'; readonly clip: Blob; readonly audio: HTMLAudioElement };

/** One recording at a time, which ends by itself after `longestMs`; `onTake` gets each. */
export function useTake(longestMs: number, onTake?: (clip: Blob) => void) {
  const [take, setTake] = useState<Take>({ name: 'none' });
  const keep = useEffectEvent(() => take.name === 'recorded' && onTake?.(take.clip));
  useEffect(() => {
    keep();
    return carryOut(take, setTake, longestMs);
  }, [take, longestMs]);
  return {
    take,
    record: () => setTake({ name: 'asking' }),
    end() {
      if (take.name === 'recording') setTake({ name: 'ending', clip: take.end() });
    },
    refuse: () => setTake({ name: 'refused' }),
    drop: () => setTake({ name: 'none' }),
  };
}

/** Does what a take asks for; the returned function leaves nothing of it. */
function carryOut(take: Take, setTake: Dispatch<Take>, longestMs: number): () => void {
  let isPast = false;
  const follow = (next: Promise<Take>) =>
    void next
      .catch((): Take => ({ name: 'refused' }))
      .then((nextTake) => (isPast ? discard(nextTake) : setTake(nextTake)));
  if (take.name === 'asking') follow(recordVoice().then((end) => ({ name: 'recording', end })));
  if (take.name === 'ending') {
    const clip = withTimeout(take.clip, ENDING_MS, () => Promise.reject(new Error('The recorder does not end')));
    follow(clip.then((ended) => ({ name: 'recorded', clip: ended, audio: new Audio(URL.createObjectURL(ended)) })));
  }
  const cancel =
    take.name === 'recording'
      ? timers.after(longestMs, () => setTake({ name: 'ending', clip: take.end() }))
      : undefined;
  return () => {
    isPast = true;
    cancel?.();
    discard(take);
  };
}

function discard(take: Take): void {
  if (take.name === 'recording') void take.end();
  if (take.name !== 'recorded') return;
  take.audio.pause();
  URL.revokeObjectURL(take.audio.src);
}
