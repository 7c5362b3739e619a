import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KnownVoices, type VoiceSource, watchVoices } from '../../../../src/lib/speech/watch-voices.ts';
import { timers } from '../../../../src/lib/timers.ts';
import { voiceOf } from './scripted-speech.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watch(getVoices: () => SpeechSynthesisVoice[]) {
  const source: VoiceSource = Object.assign(new EventTarget(), { getVoices });
  const told: KnownVoices[] = [];
  const stop = watchVoices(source, timers.after, (voices) => told.push(voices));
  return { told, stop, change: () => dispatchTo(source) };
}

function dispatchTo(source: VoiceSource): void {
  if (source instanceof EventTarget) source.dispatchEvent(new Event('voiceschanged'));
}

describe('watching the voices', () => {
  test('tells them at once where they are there at once', () => {
    const { told } = watch(() => [voiceOf('Kyoko')]);
    expect(told).toEqual([[voiceOf('Kyoko')]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tells them when the browser has loaded them', () => {
    const voices: SpeechSynthesisVoice[] = [];
    const { told, change } = watch(() => voices);
    voices.push(voiceOf('Kyoko'));
    change();
    expect(told).toEqual(['loading', [voiceOf('Kyoko')]]);
  });

  test('finds them also where the browser does not say that they changed', () => {
    const voices: SpeechSynthesisVoice[] = [];
    const { told } = watch(() => voices);
    voices.push(voiceOf('Kyoko'));
    vi.advanceTimersByTime(300);
    expect(told.at(-1)).toEqual([voiceOf('Kyoko')]);
  });

  test('gives up on a browser without any voice after two seconds', () => {
    const { told } = watch(() => []);
    vi.advanceTimersByTime(1900);
    expect(told.at(-1)).toBe('loading');
    vi.advanceTimersByTime(200);
    expect(told.at(-1)).toEqual([]);
  });

  test('knows at once that none of the voices is Japanese', () => {
    const { told } = watch(() => [voiceOf('Samantha', true, 'en-US')]);
    expect(told).toEqual([[]]);
  });

  test('tells a browser that cannot list its voices', () => {
    const { told } = watch(() => {
      throw new Error('no voices');
    });
    expect(told).toEqual(['failed']);
  });

  test('stops with the screen', () => {
    const { told, stop, change } = watch(() => []);
    stop();
    change();
    vi.runAllTimers();
    expect(told).toEqual(['loading']);
  });
});
