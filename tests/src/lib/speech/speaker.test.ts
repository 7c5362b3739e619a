import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CANCEL_REST_MS, GRACE_MS } from '../../../../src/lib/speech/say-with-voice.ts';
import { createSpeaker } from '../../../../src/lib/speech/speaker.ts';
import { speakingMs } from '../../../../src/lib/speech/speaking-time.ts';
import type { Utterance } from '../../../../src/lib/speech/utterance.ts';
import { timers } from '../../../../src/lib/timers.ts';
import { scriptSpeech, voiceOf } from './scripted-speech.ts';

const kyoko = voiceOf('Kyoko');
const sentence: Utterance = { text: '橋のたもとに市が立つ。', rate: 1, volume: 1, restMs: 0, voice: kyoko };
const EXPECTED_MS = speakingMs(sentence.text, 1);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function listen() {
  const heard: string[] = [];
  return {
    heard,
    hearing: {
      onEnd: (isHeard: boolean) => void heard.push(isHeard ? 'end' : 'unheard end'),
      onFail: (reason: string) => void heard.push(reason),
    },
  };
}

function open() {
  const speech = scriptSpeech();
  return { speech, say: createSpeaker(speech.ports), ...listen() };
}

describe('speaker', () => {
  test('speaks Japanese at once, with the voice, the volume and a rate that a voice can do', () => {
    const { speech, say, hearing } = open();
    say({ ...sentence, rate: 7, volume: 0.8 }, hearing);
    expect(speech.last()).toMatchObject({ text: sentence.text, lang: 'ja-JP', rate: 2, volume: 0.8, voice: kyoko });
  });

  test('tells the end once, and leaves no timer behind', () => {
    const { speech, say, heard, hearing } = open();
    say(sentence, hearing);
    speech.tell('start');
    speech.tell('end');
    speech.tell('end');
    expect(heard).toEqual(['end']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is silent about the interruption that it causes itself when stopped', () => {
    const { speech, say, heard, hearing } = open();
    const stop = say(sentence, hearing);
    speech.tell('start');
    stop();
    vi.runAllTimers();
    expect(speech.cancels()).toBe(1);
    expect(heard).toEqual([]);
  });

  test('tells an interruption that comes from elsewhere', () => {
    const { speech, say, heard, hearing } = open();
    say(sentence, hearing);
    speech.tell('start');
    speech.fail('interrupted');
    expect(heard).toEqual(['interrupted']);
  });

  test('stops no one when its own sentence has ended', () => {
    const { speech, say, hearing } = open();
    const stop = say(sentence, hearing);
    speech.tell('end');
    stop();
    expect(speech.cancels()).toBe(0);
  });

  test('waits after a cancel before it speaks again, since browsers lose what follows at once', () => {
    const { speech, say, hearing } = open();
    say(sentence, hearing)();
    say({ ...sentence, text: '次の文。' }, hearing);
    vi.advanceTimersByTime(CANCEL_REST_MS - 1);
    expect(speech.texts()).toEqual([sentence.text]);
    vi.advanceTimersByTime(1);
    expect(speech.texts()).toEqual([sentence.text, '次の文。']);
  });

  test('follows a natural end without a rest', () => {
    const { speech, say, hearing } = open();
    say(sentence, hearing);
    speech.tell('end');
    say({ ...sentence, text: '次の文。' }, hearing);
    expect(speech.texts()).toEqual([sentence.text, '次の文。']);
  });

  test('rests as long as it is asked to, and says nothing if stopped meanwhile', () => {
    const { speech, say, hearing } = open();
    say({ ...sentence, restMs: 200 }, hearing);
    vi.advanceTimersByTime(199);
    expect(speech.texts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(speech.texts()).toHaveLength(1);
    speech.tell('end');
    say({ ...sentence, restMs: 200 }, hearing)();
    vi.runAllTimers();
    expect(speech.texts()).toHaveLength(1);
    expect(speech.cancels()).toBe(0);
  });

  test('wakes a synthesis that was left paused', () => {
    const { speech, say, hearing } = open();
    speech.leavePaused();
    say(sentence, hearing);
    expect(speech.resumes()).toBe(1);
  });
});

describe('watchdog', () => {
  test('ends a sentence that never starts, and says that nothing was heard', () => {
    const { speech, say, heard, hearing } = open();
    say(sentence, hearing);
    vi.advanceTimersByTime(EXPECTED_MS + GRACE_MS - 1);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['unheard end']);
    expect(speech.cancels()).toBe(1);
  });

  test('ends a sentence that starts and falls silent', () => {
    const { speech, say, heard, hearing } = open();
    say(sentence, hearing);
    vi.advanceTimersByTime(2000);
    speech.tell('start');
    vi.advanceTimersByTime(2 * EXPECTED_MS + GRACE_MS);
    expect(heard).toEqual(['end']);
  });

  test('is put back by every word of a slow voice', () => {
    const { speech, say, heard, hearing } = open();
    say(sentence, hearing);
    speech.tell('start');
    for (let word = 0; word < 10; word += 1) {
      vi.advanceTimersByTime(EXPECTED_MS + GRACE_MS);
      speech.tell('boundary');
    }
    expect(heard).toEqual([]);
    speech.tell('end');
    expect(heard).toEqual(['end']);
  });

  test('grants a slow rate the time it needs', () => {
    const { say, heard, hearing } = open();
    say({ ...sentence, rate: 0.5 }, hearing);
    vi.advanceTimersByTime(EXPECTED_MS + GRACE_MS);
    expect(heard).toEqual([]);
  });
});

describe('silence', () => {
  test('lets a sentence pass at the pace of a reader, by its rate', () => {
    const { speech, say, heard, hearing } = open();
    say({ ...sentence, voice: 'silence', rate: 0.5 }, hearing);
    vi.advanceTimersByTime(2 * EXPECTED_MS - 2);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(heard).toEqual(['end']);
    expect(speech.texts()).toEqual([]);
  });

  test('takes the place of a voice where the browser has none', () => {
    const { heard, hearing } = listen();
    createSpeaker({ engine: null, after: timers.after })(sentence, hearing);
    vi.advanceTimersByTime(EXPECTED_MS);
    expect(heard).toEqual(['end']);
  });

  test('ends when stopped', () => {
    const { say, heard, hearing } = open();
    say({ ...sentence, voice: 'silence' }, hearing)();
    vi.runAllTimers();
    expect(heard).toEqual([]);
  });
});

describe('failure', () => {
  test('is told for a text without words and for a voice that nobody chose', () => {
    const { say, heard, hearing } = open();
    say({ ...sentence, text: ' 　' }, hearing);
    say({ ...sentence, voice: null }, hearing);
    expect(heard).toEqual(['no-text', 'no-voice-selected']);
  });

  test.for(['network', 'synthesis-failed', 'synthesis-unavailable', 'text-too-long', 'rate-not-supported'] as const)(
    'of the synthesis is told by its own reason: %s',
    (code) => {
      const { speech, say, heard, hearing } = open();
      say(sentence, hearing);
      speech.tell('start');
      speech.fail(code);
      vi.runAllTimers();
      expect(heard).toEqual([code]);
    },
  );

  test('to play is told when the browser throws', () => {
    const { speech, say, heard, hearing } = open();
    speech.breakDown();
    say(sentence, hearing);
    vi.runAllTimers();
    expect(heard).toEqual(['play-failed']);
  });

  test('to pause is told when the browser throws', () => {
    const { speech, say, heard, hearing } = open();
    const stop = say(sentence, hearing);
    speech.breakDown();
    stop();
    expect(heard).toEqual(['pause-failed']);
  });
});
