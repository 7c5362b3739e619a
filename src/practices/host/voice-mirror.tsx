import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useState } from 'react';
import { canRecord } from '../../lib/sound/voice-recorder.ts';
import { useReader } from '../../lib/speech/use-reader.ts';
import type { Speech } from '../../lib/speech/use-speech.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { TAKE_IS_PRIVATE, TAKE_IS_REFUSED, type Take, useTake } from './use-take.ts';

/** A recording that is not ended by then ends by itself. */
const LONGEST_MS = 30_000;

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

const statusTexts: Partial<Record<Take['name'], string>> = {
  recording: '録音しています。',
  recorded: '録音しました。',
  refused: TAKE_IS_REFUSED,
};

function Mirror({ speech, text, rate = 1, onTake, onSound }: VoiceMirrorProps) {
  const { take, ...recorder } = useTake(LONGEST_MS, onTake);
  const [isRead, setRead] = useState(false);
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
    if (source === 'recording') void take.audio.play().catch(recorder.refuse);
  }
  function record(): void {
    onSound?.();
    setRead(false);
    recorder.record();
  }
  return (
    <Stack gap="s">
      <Small ruby={TAKE_IS_PRIVATE} />
      <Row gap="xs">
        {take.name === 'recording' || take.name === 'ending' ? (
          <Button
            label="録り終える"
            size="small"
            icon={<Square />}
            busy={take.name === 'ending'}
            onClick={recorder.end}
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
