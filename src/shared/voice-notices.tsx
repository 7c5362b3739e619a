import { type SpeechMessages, speechMessages } from '../lib/speech/speech-messages.ts';
import type { useReader } from '../lib/speech/use-reader.ts';
import type { Speech } from '../lib/speech/use-speech.ts';
import { Button } from '../ui/controls/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';

interface VoiceNoticesProps {
  readonly speech: Speech;
  readonly reader: Pick<ReturnType<typeof useReader>, 'error' | 'isUnheard' | 'dismissError'>;
  /** The practice does not wait for the voice: its failure is a warning, and its absence needs no notice. */
  readonly isVoiceOptional?: boolean;
  /** Overrides the message for screens that offer other ways to continue. */
  readonly messages?: SpeechMessages;
  /** Continues from the same sentence without a voice. */
  readonly onSilence: () => void;
}

/** Notices about the voice: it failed, it may be inaudible, or there is none. */
export function VoiceNotices(props: VoiceNoticesProps) {
  const { speech, reader, isVoiceOptional = false, messages = speechMessages, onSilence } = props;
  const continueSilently = <Button label="声なしで続ける" size="small" variant="outline" onClick={onSilence} />;
  const isSilent = speech.state === 'silent';
  if (reader.error !== null) {
    return (
      <Banner
        tone={isVoiceOptional ? 'warning' : 'error'}
        onDismiss={reader.dismissError}
        action={isSilent ? null : continueSilently}
      >
        {messages[reader.error]}
      </Banner>
    );
  }
  if (isSilent) {
    return isVoiceOptional ? null : (
      <Banner>{`${whySilent(speech)}文字を一文ずつ、読み上げと同じ速さで送ります。`}</Banner>
    );
  }
  if (!reader.isUnheard) return null;
  return (
    <Banner tone="warning" title="声は聞こえていますか" action={continueSilently}>
      声が出ていないようです。端末の音量と消音の設定をお確かめください。
    </Banner>
  );
}

/** Why there is no voice, as a sentence. */
export function whySilent({ error, voices }: Speech): string {
  if (error !== null) return `${speechMessages[error].replace(/。$/, '')}。`;
  return voices.length > 0 ? '声を止めています。' : 'この端末には日本語の声がありません。';
}
