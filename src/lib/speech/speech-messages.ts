/** Advises only what every speaking screen has: retry, continue without a voice, or open the app again. */
export const speechMessages = {
  unsupported: 'お使いのブラウザは音声合成機能をサポートしていません',
  'service-unavailable': '音声合成サービスに接続できません。一度閉じて、開き直してからお試しください。',
  'voice-load-failed': '音声の一覧を読み込めませんでした。一度閉じて、開き直してからお試しください。',
  'no-voice-selected': '声が選ばれていません。プロフィールの設定で選べます。',
  'no-text': '読み上げる文章がありません。',
  'no-sentences': '読み上げられる文が見つかりません。',
  network: '通信が途切れて、読み上げが止まりました。電波が戻るまでは、声なしで続けられます。',
  'synthesis-failed': '音声をうまく作れませんでした。くり返すときは、声なしで続けてください。',
  'synthesis-unavailable': '端末の音声合成が使えなくなっています。少し待ってから、もう一度お試しください。',
  'text-too-long': 'この文は長すぎて、端末の声では読み上げられません。声なしで続けてください。',
  'rate-not-supported': '端末の声が、この速さに対応していません。声なしで続けてください。',
  interrupted: '読み上げが途中で止まりました。同じ文の頭から続けられます。',
  'play-failed': '読み上げを始められませんでした。もう一度お試しください。',
  'pause-failed': '読み上げを止められませんでした。音が止まらないときは、アプリを閉じてください。',
  'resume-failed': '読み上げを再開できませんでした。もう一度お試しください。',
} as const;

export type SpeechReason = keyof typeof speechMessages;

export type SpeechMessages = Readonly<Record<SpeechReason, string>>;

/** The messages for screens that have a voice and speed selector and a play button. */
export const playerMessages: SpeechMessages = {
  ...speechMessages,
  'no-voice-selected': '声が選ばれていません。声を選んでから、もう一度再生してください。',
  network: '通信が途切れて、読み上げが止まりました。「オフライン可」の声なら続けられます。',
  'synthesis-failed': '音声をうまく作れませんでした。もう一度再生するか、別の声をお選びください。',
  'text-too-long': 'この文は長すぎて、選んだ声では読み上げられません。別の声をお選びください。',
  'rate-not-supported': '選んだ声は、この速さに対応していません。速さか声を変えてお試しください。',
  'play-failed': '再生を始められませんでした。もう一度再生してください。',
  'pause-failed': '一時停止できませんでした。音が止まらないときは、アプリを閉じてください。',
  'resume-failed': '再生を再開できませんでした。もう一度お試しください。',
};

const reasonsByCode: Readonly<Record<SpeechSynthesisErrorCode, SpeechReason>> = {
  'audio-busy': 'service-unavailable',
  'audio-hardware': 'service-unavailable',
  canceled: 'interrupted',
  interrupted: 'interrupted',
  'invalid-argument': 'rate-not-supported',
  'language-unavailable': 'voice-load-failed',
  network: 'network',
  'not-allowed': 'play-failed',
  'synthesis-failed': 'synthesis-failed',
  'synthesis-unavailable': 'synthesis-unavailable',
  'text-too-long': 'text-too-long',
  'voice-unavailable': 'voice-load-failed',
};

/** Maps the code of a browser's error event to a reason; an unknown code counts as `synthesis-failed`. */
export function reasonOf(code: string): SpeechReason {
  if (code === 'rate-not-supported') return code;
  return isKnown(code) ? reasonsByCode[code] : 'synthesis-failed';
}

function isKnown(code: string): code is SpeechSynthesisErrorCode {
  return Object.hasOwn(reasonsByCode, code);
}
