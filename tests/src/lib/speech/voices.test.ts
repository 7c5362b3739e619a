import { describe, expect, test } from 'vitest';
import { japaneseVoices, voiceLabel } from '../../../../src/lib/speech/voices.ts';
import { voiceOf } from './scripted-speech.ts';

describe('voices', () => {
  test('are the Japanese ones, however the browser writes the language', () => {
    const voices = [
      voiceOf('Kyoko', true, 'ja-JP'),
      voiceOf('Samantha', true, 'en-US'),
      voiceOf('Otoya', true, 'ja_JP'),
    ];
    const javanese = voiceOf('Siti', true, 'jv-ID');
    expect(japaneseVoices([...voices, javanese]).map(({ name }) => name)).toEqual(['Kyoko', 'Otoya']);
  });

  test('stand in the browser’s order behind those that work offline', () => {
    const voices = [voiceOf('Google 日本語', false), voiceOf('Kyoko'), voiceOf('Nanami', false), voiceOf('Otoya')];
    expect(japaneseVoices(voices).map(({ name }) => name)).toEqual(['Kyoko', 'Otoya', 'Google 日本語', 'Nanami']);
  });

  test('are listed once each', () => {
    expect(japaneseVoices([voiceOf('Kyoko'), voiceOf('Kyoko')])).toHaveLength(1);
  });

  test('say whether they work offline', () => {
    expect(voiceLabel(voiceOf('Kyoko'))).toBe('Kyoko（オフライン可）');
    expect(voiceLabel(voiceOf('Google 日本語', false))).toBe('Google 日本語');
  });
});
