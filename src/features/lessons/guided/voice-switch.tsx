import { speechMessages } from '../../../lib/speech/speech-messages.ts';
import type { Speech } from '../../../lib/speech/use-speech.ts';
import { Switch } from '../../../ui/controls/switch.tsx';
import type { StepVoice } from './use-step-voice.ts';

interface VoiceSwitchProps {
  readonly voice: StepVoice;
  readonly needsEyes: boolean;
}

/** Turns reading aloud on and off; disabled, with the reason, if the device has no voice. */
export function VoiceSwitch({ voice, needsEyes }: VoiceSwitchProps) {
  const { speech, isWanted, want } = voice;
  const isSilent = speech.state === 'silent';
  return (
    <Switch
      label="声で読み上げる"
      checked={isWanted && !isSilent}
      disabled={isSilent}
      onChange={want}
      hint={
        isSilent
          ? whySilent(speech)
          : needsEyes
            ? '画面の文を読むところがあります。そこでは目をあけて進めます。'
            : '画面を見ずに進められます。'
      }
    />
  );
}

function whySilent({ error }: Speech): string {
  const reason = error === null ? 'この端末には日本語の声がありません' : speechMessages[error].replace(/。$/, '');
  return `${reason}。手順は文字で読めます。`;
}
