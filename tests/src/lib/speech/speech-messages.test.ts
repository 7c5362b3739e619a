import { describe, expect, test } from 'vitest';
import { reasonOf, speechMessages } from '../../../../src/lib/speech/speech-messages.ts';

describe('speech errors', () => {
  test.for([
    ['network', 'network'],
    ['synthesis-failed', 'synthesis-failed'],
    ['synthesis-unavailable', 'synthesis-unavailable'],
    ['text-too-long', 'text-too-long'],
    ['rate-not-supported', 'rate-not-supported'],
    ['invalid-argument', 'rate-not-supported'],
    ['voice-unavailable', 'voice-load-failed'],
    ['audio-busy', 'service-unavailable'],
    ['not-allowed', 'play-failed'],
    ['canceled', 'interrupted'],
    ['something-new', 'synthesis-failed'],
    ['toString', 'synthesis-failed'],
  ] as const)('name the browser code %s %s', ([code, reason]) => {
    expect(reasonOf(code)).toBe(reason);
  });

  test('have a Japanese sentence each, and no two the same', () => {
    const messages = Object.values(speechMessages);
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) expect(message).toMatch(/^[ぁ-んァ-ヶ一-龠々ー、。「」]{10,}$/);
    expect(speechMessages.unsupported).toBe('お使いのブラウザは音声合成機能をサポートしていません');
  });
});
