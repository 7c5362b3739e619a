import { useState } from 'react';
import { speechMessages } from '../../lib/speech/speech-messages.ts';
import { useUtterance } from '../../lib/speech/use-reader.ts';
import { type Speech, useSpeech } from '../../lib/speech/use-speech.ts';
import { voiceLabel } from '../../lib/speech/voices.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/forms/fields.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';

const SAMPLE = '朝の坂道で、自転車のベルが二度鳴りました。';

/** Choice of the reading voice, with a sample. */
export function VoiceCard() {
  const speech = useSpeech();
  return (
    <Card label="読み上げ">
      {speech.state === 'voiced' && speech.voice !== null && speech.voice !== 'silence' ? (
        <VoiceChoice speech={speech} voice={speech.voice} />
      ) : (
        <Silent speech={speech} />
      )}
    </Card>
  );
}

function VoiceChoice({ speech, voice }: { readonly speech: Speech; readonly voice: SpeechSynthesisVoice }) {
  const [sample, setSample] = useState<number | null>(null);
  const [count, setCount] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const stop = () => setSample(null);
  const saying = { text: SAMPLE, rate: 1, volume: 1, restMs: 0, voice };
  useUtterance(speech.say, sample === null ? null : String(sample), saying, {
    onEnd: (isHeard) => {
      setFailed(!isHeard);
      stop();
    },
    onFail: () => {
      setFailed(true);
      stop();
    },
  });
  function listen() {
    setFailed(false);
    setCount(count + 1);
    setSample(count);
  }
  return (
    <Stack gap="m">
      <SelectField
        label="読み上げの声"
        options={speech.voices.map((one) => ({ value: one.voiceURI, label: voiceLabel(one) }))}
        value={voice.voiceURI}
        onChange={(voiceURI) => {
          stop();
          speech.chooseVoice(voiceURI);
        }}
      />
      <Button
        label={sample === null ? '声を聞いてみる' : '止める'}
        variant="outline"
        full
        onClick={sample === null ? listen : stop}
      />
      <div aria-live="polite">
        {hasFailed ? (
          <Small tone="warning">この声では読み上げられませんでした。別の声か、端末の音量をお確かめください。</Small>
        ) : null}
      </div>
    </Stack>
  );
}

function Silent({ speech }: { readonly speech: Speech }) {
  const isLoading = speech.state === 'loading';
  return (
    <Stack gap="xs">
      <Small>{isLoading ? '日本語の声を探しています。' : whySilent(speech)}</Small>
      {isLoading ? null : <ButtonLink label="声が出ないとき" variant="ghost" full to={paths.helpOn('voice')} />}
    </Stack>
  );
}

function whySilent({ error }: Speech): string {
  if (error !== null) return speechMessages[error];
  return 'この端末には日本語の声がありません。端末の設定で日本語の読み上げ音声を加えると、ここで選べます。';
}
