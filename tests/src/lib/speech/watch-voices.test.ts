import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KnownVoices, type VoiceSource, watchVoices } from '../../../../src/lib/speech/voices.ts';
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
  const reported: KnownVoices[] = [];
  const stop = watchVoices(source, timers.after, (voices) => reported.push(voices));
  return { reported, stop, change: () => dispatchTo(source) };
}

function dispatchTo(source: VoiceSource): void {
  if (source instanceof EventTarget) source.dispatchEvent(new Event('voiceschanged'));
}

describe('voice watcher', () => {
  test('reports voices immediately if they are loaded', () => {
    const { reported } = watch(() => [voiceOf('Kyoko')]);
    expect(reported).toEqual([[voiceOf('Kyoko')]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reports voices when the browser has loaded them', () => {
    const voices: SpeechSynthesisVoice[] = [];
    const { reported, change } = watch(() => voices);
    voices.push(voiceOf('Kyoko'));
    change();
    expect(reported).toEqual(['loading', [voiceOf('Kyoko')]]);
  });

  test('finds voices by polling if the browser fires no event', () => {
    const voices: SpeechSynthesisVoice[] = [];
    const { reported } = watch(() => voices);
    voices.push(voiceOf('Kyoko'));
    vi.advanceTimersByTime(300);
    expect(reported.at(-1)).toEqual([voiceOf('Kyoko')]);
  });

  test('stops polling after two seconds without a voice', () => {
    const { reported } = watch(() => []);
    vi.advanceTimersByTime(1900);
    expect(reported.at(-1)).toBe('loading');
    vi.advanceTimersByTime(200);
    expect(reported.at(-1)).toEqual([]);
  });

  test('reports immediately that no voice is Japanese', () => {
    const { reported } = watch(() => [voiceOf('Samantha', true, 'en-US')]);
    expect(reported).toEqual([[]]);
  });

  test('reports a browser that cannot list its voices', () => {
    const { reported } = watch(() => {
      throw new Error('no voices');
    });
    expect(reported).toEqual(['failed']);
  });

  test('reports nothing after it is stopped', () => {
    const { reported, stop, change } = watch(() => []);
    stop();
    change();
    vi.runAllTimers();
    expect(reported).toEqual(['loading']);
  });
});
