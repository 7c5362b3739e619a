import { describe, expect, test } from 'vitest';
import { japaneseVoices, voiceLabel } from '../../../../src/lib/speech/voices.ts';
import { voiceOf } from './scripted-speech.ts';

/** In the order of an iPhone; Safari calls each of them local. */
const iphoneVoices = [
  ['Eddy', 'com.apple.eloquence.ja-JP.Eddy'],
  ['Flo', 'com.apple.eloquence.ja-JP.Flo'],
  ['Shelley', 'com.apple.eloquence.ja-JP.Shelley'],
  ['Kyoko', 'com.apple.voice.compact.ja-JP.Kyoko'],
  ['Hattori', 'com.apple.ttsbundle.siri_Hattori_ja-JP_compact'],
  ['Kyoko（拡張）', 'com.apple.voice.enhanced.ja-JP.Kyoko'],
].map(([name = '', voiceURI = '']) => ({ ...voiceOf(name), voiceURI }));

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

  test('of an iPhone list people before robots, whatever the system lists first', () => {
    expect(japaneseVoices(iphoneVoices).map(({ voiceURI }) => voiceURI)).toEqual([
      'com.apple.voice.enhanced.ja-JP.Kyoko',
      'com.apple.voice.compact.ja-JP.Kyoko',
      'com.apple.ttsbundle.siri_Hattori_ja-JP_compact',
      'com.apple.eloquence.ja-JP.Eddy',
      'com.apple.eloquence.ja-JP.Flo',
      'com.apple.eloquence.ja-JP.Shelley',
    ]);
  });

  test('know a robot by its name where the identifier does not tell', () => {
    const voices = [voiceOf('Eddy（日本語（日本））'), voiceOf('Flo (Japanese (Japan))'), voiceOf('Hattori')];
    expect(japaneseVoices(voices).map(({ name }) => name)[0]).toBe('Hattori');
  });

  test('keep robots where there is nobody else', () => {
    const robots = iphoneVoices.filter(({ voiceURI }) => voiceURI.includes('eloquence'));
    expect(japaneseVoices(robots)).toHaveLength(3);
  });

  test('prefer a good voice to a plain one, if both need the network', () => {
    const voices = [voiceOf('Ayumi', false), voiceOf('Microsoft Nanami Online (Natural)', false)];
    expect(japaneseVoices(voices).map(({ name }) => name)).toEqual(['Microsoft Nanami Online (Natural)', 'Ayumi']);
  });

  test('contain no duplicates', () => {
    expect(japaneseVoices([voiceOf('Kyoko'), voiceOf('Kyoko')])).toHaveLength(1);
  });

  test('have a label that marks offline voices', () => {
    expect(voiceLabel(voiceOf('Kyoko'))).toBe('Kyoko（オフライン可）');
    expect(voiceLabel(voiceOf('Google 日本語', false))).toBe('Google 日本語');
  });
});
