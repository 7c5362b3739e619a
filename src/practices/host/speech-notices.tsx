import { type SpeechMessages, type SpeechReason, speechMessages } from '../../lib/speech/speech-messages.ts';
import type { Speech } from '../../lib/speech/use-speech.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

interface SpeechNoticesProps {
  readonly speech: Speech;
  /** Why reading aloud stopped, until dismissed. */
  readonly error: SpeechReason | null;
  readonly isUnheard: boolean;
  /** Overrides the message for screens that offer other ways to continue. */
  readonly messages?: SpeechMessages;
  readonly onDismiss: () => void;
  /** Continues from the same sentence without a voice. */
  readonly onSilence: () => void;
}

/** Notices about the voice: it failed, it may be inaudible, or there is none. */
export function SpeechNotices(props: SpeechNoticesProps) {
  const { speech, error, isUnheard, messages = speechMessages, onDismiss, onSilence } = props;
  const continueSilently = <Button label="声なしで続ける" size="small" variant="outline" onClick={onSilence} />;
  if (error !== null) {
    return (
      <Banner tone="error" onDismiss={onDismiss} action={speech.state === 'silent' ? null : continueSilently}>
        <p>{messages[error]}</p>
      </Banner>
    );
  }
  if (speech.state === 'silent') {
    return (
      <Banner tone="info">
        <p>{whySilent(speech)}文字を一文ずつ、読み上げと同じ速さで送ります。</p>
      </Banner>
    );
  }
  if (!isUnheard) return null;
  return (
    <Banner tone="warning" title="声は聞こえていますか" action={continueSilently}>
      <p>声が出ていないようです。端末の音量と消音の設定をお確かめください。</p>
    </Banner>
  );
}

function whySilent({ error, voices }: Speech): string {
  if (error !== null) return `${speechMessages[error].replace(/。$/, '')}。`;
  return voices.length > 0 ? '声を止めています。' : 'この端末には日本語の声がありません。';
}
