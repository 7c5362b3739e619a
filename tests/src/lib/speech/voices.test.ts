import { describe, expect, test } from 'vitest';
import { japaneseVoices, voiceLabel } from '../../../../src/lib/speech/voices.ts';
import { voiceOf } from './scripted-speech.ts';

describe('Japanese voices', () => {
  test('match both ja-JP and ja_JP', () => {
    const voices = [
      voiceOf('Kyoko', true, 'ja-JP'),
      voiceOf('Samantha', true, 'en-US'),
      voiceOf('Otoya', true, 'ja_JP'),
    ];
    const javanese = voiceOf('Siti', true, 'jv-ID');
    expect(japaneseVoices([...voices, javanese]).map(({ name }) => name)).toEqual(['Kyoko', 'Otoya']);
  });

  test('list offline voices first, otherwise in the browser’s order', () => {
    const voices = [voiceOf('Google 日本語', false), voiceOf('Kyoko'), voiceOf('Nanami', false), voiceOf('Otoya')];
    expect(japaneseVoices(voices).map(({ name }) => name)).toEqual(['Kyoko', 'Otoya', 'Google 日本語', 'Nanami']);
  });

  test('contain no duplicates', () => {
    expect(japaneseVoices([voiceOf('Kyoko'), voiceOf('Kyoko')])).toHaveLength(1);
  });

  test('have a label that marks offline voices', () => {
    expect(voiceLabel(voiceOf('Kyoko'))).toBe('Kyoko（オフライン可）');
    expect(voiceLabel(voiceOf('Google 日本語', false))).toBe('Google 日本語');
  });
});
