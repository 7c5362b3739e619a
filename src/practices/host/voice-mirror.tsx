import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react';
import { canRecord, recordVoice } from '../../lib/sound/voice-recorder.ts';
import { useReader } from '../../lib/speech/use-reader.ts';
import type { Speech } from '../../lib/speech/use-speech.ts';
import { timers } from '../../lib/timers.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Row, Small, Stack, Text } from '../../ui/layout/primitives.tsx';

/** A recording that is not ended by then ends by itself. */
const LONGEST_MS = 30_000;
/** A recorder that a call has interrupted may never report its end. */
const ENDING_MS = 5000;

interface VoiceMirrorProps {
  readonly speech: Speech;
  /** The sentence, as a voice gets it. Another sentence drops the recording. */
  readonly text: string;
  /** Which of several ways to say the sentence is recorded; another one drops the recording, too. */
  readonly manner?: number;
  readonly onTake?: (clip: Blob) => void;
  readonly rate?: number;
  /** Called before anything is recorded or heard: the drill falls silent. */
  readonly onSound?: () => void;
}

/** 声の鏡: the member records a sentence and hears it beside the voice. Nothing where the browser cannot record. */
export function VoiceMirror(props: VoiceMirrorProps) {
  if (!canRecord()) return null;
  return (
    <Disclosure summary="声の鏡">
      <Mirror key={`${props.manner} ${props.text}`} {...props} />
    </Disclosure>
  );
}

/** What there is of the member's voice: in memory, and gone with the next take or the screen. */
type Take =
  | { readonly name: 'none' | 'asking' | 'refused' }
  | { readonly name: 'recording'; readonly end: () => Promise<Blob> }
  | { readonly name: 'ending'; readonly clip: Promise<Blob> }
  | { readonly name: 'recorded'; readonly clip: Blob; readonly audio: HTMLAudioElement };

const statusTexts: Partial<Record<Take['name'], string>> = {
  recording: '録音しています。',
  recorded: '録音しました。',
  refused: 'マイクを使えませんでした。稽古はこのまま続けられます。',
};

function Mirror({ speech, text, rate = 1, onTake, onSound }: VoiceMirrorProps) {
  const [take, setTake] = useState<Take>({ name: 'none' });
  const [isRead, setRead] = useState(false);
  const keep = useEffectEvent(() => take.name === 'recorded' && onTake?.(take.clip));
  useEffect(() => {
    keep();
    return carryOut(take, setTake);
  }, [take]);
  const endReading = () => setRead(false);
  useReader(
    speech,
    { key: isRead ? text : null, text, rate, volume: 1, restMs: 0 },
    { onEnd: endReading, onBreak: endReading },
  );

  function play(source: 'voice' | 'recording'): void {
    onSound?.();
    setRead(source === 'voice');
    if (take.name !== 'recorded') return;
    take.audio.pause();
    take.audio.currentTime = 0;
    if (source === 'recording') void take.audio.play().catch(() => setTake({ name: 'refused' }));
  }
  function record(): void {
    onSound?.();
    setRead(false);
    setTake({ name: 'asking' });
  }
  return (
    <Stack gap="s">
      <Small ruby="録音はこの画面の中だけにあり、離れると消えます。保存も送信もしません。" />
      <Row gap="xs">
        {take.name === 'recording' || take.name === 'ending' ? (
          <Button
            label="録り終える"
            size="small"
            icon={<Square />}
            busy={take.name === 'ending'}
            onClick={() => take.name === 'recording' && setTake({ name: 'ending', clip: take.end() })}
          />
        ) : (
          <Button
            label={take.name === 'recorded' ? '録り直す' : '声を録る'}
            size="small"
            icon={<Mic />}
            busy={take.name === 'asking'}
            onClick={ignoreDoubleClick(record)}
          />
        )}
        {take.name === 'recorded' ? (
          <Button
            label="自分の声"
            size="small"
            variant="outline"
            icon={<Volume2 />}
            onClick={() => play('recording')}
          />
        ) : null}
        {speech.state === 'voiced' && take.name !== 'recording' ? (
          <Button
            label="読み上げの声"
            size="small"
            variant="outline"
            icon={<Volume2 />}
            onClick={() => play('voice')}
          />
        ) : null}
      </Row>
      <div role="status">
        <Text variant="small">{statusTexts[take.name] ?? ''}</Text>
      </div>
    </Stack>
  );
}

/** Does what a take asks for; the returned function leaves nothing of it. */
function carryOut(take: Take, setTake: Dispatch<Take>): () => void {
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
      ? timers.after(LONGEST_MS, () => setTake({ name: 'ending', clip: take.end() }))
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
