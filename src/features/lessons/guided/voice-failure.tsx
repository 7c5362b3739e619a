import { speechMessages } from '../../../lib/speech/speech-messages.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { StepVoice } from './use-step-voice.ts';

/** Shown when the voice failed or is probably inaudible; the lesson continues. */
export function VoiceFailure({ voice: { speech, reader } }: { readonly voice: StepVoice }) {
  const continueSilently = <Button label="声なしで続ける" size="small" variant="outline" onClick={speech.silence} />;
  if (reader.error !== null) {
    return (
      <Banner
        tone="warning"
        onDismiss={reader.dismissError}
        action={speech.state === 'silent' ? null : continueSilently}
      >
        <p>{speechMessages[reader.error]}</p>
      </Banner>
    );
  }
  if (!reader.isUnheard || speech.state === 'silent') return null;
  return (
    <Banner tone="warning" title="声は聞こえていますか" action={continueSilently}>
      <p>声が出ていないようです。端末の音量と消音の設定をお確かめください。</p>
    </Banner>
  );
}
