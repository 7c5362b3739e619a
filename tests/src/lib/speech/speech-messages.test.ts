import { describe, expect, test } from 'vitest';
import { playerMessages, reasonOf, speechMessages } from '../../../../src/lib/speech/speech-messages.ts';

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
  ] as const)('map the browser code %s to %s', ([code, reason]) => {
    expect(reasonOf(code)).toBe(reason);
  });

  test.each([
    ['every screen', speechMessages],
    ['a player', playerMessages],
  ])('have a distinct Japanese message each on %s', (_, table) => {
    const messages = Object.values(table);
    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) expect(message).toMatch(/^[ぁ-んァ-ヶ一-龠々ー、。「」]{10,}$/);
    expect(speechMessages.unsupported).toBe('お使いのブラウザは音声合成機能をサポートしていません');
  });

  test('advise no control that only a player has', () => {
    for (const message of Object.values(speechMessages))
      expect(message).not.toMatch(/再生|別の声|選んだ声|オフライン可/);
    expect(playerMessages.network).toContain('オフライン可');
  });
});
