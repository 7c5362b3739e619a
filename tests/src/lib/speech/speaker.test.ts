import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CANCEL_REST_MS, createSpeaker, GRACE_MS, LONGEST_MS } from '../../../../src/lib/speech/speaker.ts';
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
  const events: string[] = [];
  return {
    events,
    handlers: {
      onEnd: (wasAudible: boolean) => void events.push(wasAudible ? 'end' : 'inaudible end'),
      onFail: (reason: string) => void events.push(reason),
    },
  };
}

function open() {
  const speech = scriptSpeech();
  return { speech, say: createSpeaker(speech.ports), ...listen() };
}

describe('speaker', () => {
  test('speaks Japanese immediately, with the voice, the volume and a clamped rate', () => {
    const { speech, say, handlers } = open();
    say({ ...sentence, rate: 7, volume: 0.8 }, handlers);
    expect(speech.last()).toMatchObject({ text: sentence.text, lang: 'ja-JP', rate: 2, volume: 0.8, voice: kyoko });
  });

  test('reports the end once, and leaves no timer', () => {
    const { speech, say, events, handlers } = open();
    say(sentence, handlers);
    speech.fire('start');
    speech.fire('end');
    speech.fire('end');
    expect(events).toEqual(['end']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not report the interruption caused by its own stop', () => {
    const { speech, say, events, handlers } = open();
    const stop = say(sentence, handlers);
    speech.fire('start');
    stop();
    vi.runAllTimers();
    expect(speech.cancels()).toBe(1);
    expect(events).toEqual([]);
  });

  test('reports an external interruption', () => {
    const { speech, say, events, handlers } = open();
    say(sentence, handlers);
    speech.fire('start');
    speech.fail('interrupted');
    expect(events).toEqual(['interrupted']);
  });

  test('does not cancel another utterance after its own has ended', () => {
    const { speech, say, handlers } = open();
    const stop = say(sentence, handlers);
    speech.fire('end');
    stop();
    expect(speech.cancels()).toBe(0);
  });

  test('waits after a cancel before it speaks again', () => {
    const { speech, say, handlers } = open();
    say(sentence, handlers)();
    say({ ...sentence, text: '次の文。' }, handlers);
    vi.advanceTimersByTime(CANCEL_REST_MS - 1);
    expect(speech.texts()).toEqual([sentence.text]);
    vi.advanceTimersByTime(1);
    expect(speech.texts()).toEqual([sentence.text, '次の文。']);
  });

  test('does not wait after a natural end', () => {
    const { speech, say, handlers } = open();
    say(sentence, handlers);
    speech.fire('end');
    say({ ...sentence, text: '次の文。' }, handlers);
    expect(speech.texts()).toEqual([sentence.text, '次の文。']);
  });

  test('waits for restMs, and speaks nothing if stopped meanwhile', () => {
    const { speech, say, handlers } = open();
    say({ ...sentence, restMs: 200 }, handlers);
    vi.advanceTimersByTime(199);
    expect(speech.texts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(speech.texts()).toHaveLength(1);
    speech.fire('end');
    say({ ...sentence, restMs: 200 }, handlers)();
    vi.runAllTimers();
    expect(speech.texts()).toHaveLength(1);
    expect(speech.cancels()).toBe(0);
  });

  test('resumes a paused synthesis', () => {
    const { speech, say, handlers } = open();
    speech.leavePaused();
    say(sentence, handlers);
    expect(speech.resumes()).toBe(1);
  });
});

describe('watchdog', () => {
  test('ends an utterance that never starts, and reports it as inaudible', () => {
    const { speech, say, events, handlers } = open();
    say(sentence, handlers);
    vi.advanceTimersByTime(EXPECTED_MS + GRACE_MS - 1);
    expect(events).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(events).toEqual(['inaudible end']);
    expect(speech.cancels()).toBe(1);
  });

  test('ends an utterance that starts and goes silent', () => {
    const { speech, say, events, handlers } = open();
    say(sentence, handlers);
    vi.advanceTimersByTime(2000);
    speech.fire('start');
    vi.advanceTimersByTime(2 * EXPECTED_MS + GRACE_MS);
    expect(events).toEqual(['end']);
  });

  test('restarts at every word of a slow voice', () => {
    const { speech, say, events, handlers } = open();
    say(sentence, handlers);
    speech.fire('start');
    for (let word = 0; word < 10; word += 1) {
      vi.advanceTimersByTime(EXPECTED_MS + GRACE_MS);
      speech.fire('boundary');
    }
    expect(events).toEqual([]);
    speech.fire('end');
    expect(events).toEqual(['end']);
  });

  test('allows a slow rate more time', () => {
    const { say, events, handlers } = open();
    say({ ...sentence, rate: 0.5 }, handlers);
    vi.advanceTimersByTime(EXPECTED_MS + GRACE_MS);
    expect(events).toEqual([]);
  });
});

describe('a long text at a slow speed', () => {
  const long = {
    ...sentence,
    text: '朝の坂を自転車でゆっくり下り、橋のたもとの市をひとめぐりして、昼までに帰る。',
    rate: 0.5,
  };
  const [first, second] = ['朝の坂を自転車でゆっくり下り、橋のたもとの市をひとめぐりして、', '昼までに帰る。'];

  /** Speaks what is left of the current text, at a pace. */
  const speakOn = (speech: ReturnType<typeof scriptSpeech>, pace: number) => {
    const { text, rate } = speech.last();
    speech.fire('start');
    vi.advanceTimersByTime(pace * speakingMs(text, rate));
    speech.fire('end');
  };

  test('is spoken in parts without a rest between them, and ends once', () => {
    const { speech, say, events, handlers } = open();
    say(long, handlers);
    expect(speech.texts()).toEqual([first]);
    speakOn(speech, 1);
    expect(speech.texts()).toEqual([first, second]);
    expect(events).toEqual([]);
    speakOn(speech, 1);
    expect(events).toEqual(['end']);
  });

  test('continues with its next part when the voice falls silent', () => {
    const { speech, say, events, handlers } = open();
    say(long, handlers);
    speech.fire('start');
    vi.advanceTimersByTime(2 * speakingMs(first, 0.5) + GRACE_MS + CANCEL_REST_MS);
    expect(speech.texts()).toEqual([first, second]);
    speakOn(speech, 1);
    expect(events).toEqual(['end']);
  });

  test('says nothing more once it is stopped or not heard at all', () => {
    const { speech, say, events, handlers } = open();
    const stop = say(long, handlers);
    speakOn(speech, 1);
    stop();
    vi.runAllTimers();
    expect([speech.texts().length, events]).toEqual([2, []]);
    say(long, handlers);
    vi.runAllTimers();
    expect([speech.texts().length, events]).toEqual([3, ['inaudible end']]);
  });

  test('is cut shorter for a voice that was slow, and its silence is noticed by the pace of that voice', () => {
    const { speech, say, handlers } = open();
    say(long, handlers);
    speakOn(speech, 1.5);
    speakOn(speech, 1.5);
    say(long, handlers);
    const { text } = speech.last();
    expect(1.5 * speakingMs(text, 0.5)).toBeLessThan(LONGEST_MS);
    speech.fire('start');
    vi.advanceTimersByTime(1.5 * 1.5 * speakingMs(text, 0.5) + GRACE_MS / 2 + CANCEL_REST_MS + 1);
    expect(speech.last().text).not.toBe(text);
  });

  test.for([0.8, 1] as const)('is noticed 20 seconds after its start, once the pace %d is known', (pace) => {
    const { speech, say, events, handlers } = open();
    say({ ...sentence, rate: 0.5 }, handlers);
    speakOn(speech, pace);
    say({ ...long, text: first }, handlers);
    speech.fire('start');
    vi.advanceTimersByTime(20_000);
    expect(events).toEqual(['end', 'end']);
  });
});

describe('silence', () => {
  test('takes the reading time at the given rate', () => {
    const { speech, say, events, handlers } = open();
    say({ ...sentence, voice: 'silence', rate: 0.5 }, handlers);
    vi.advanceTimersByTime(2 * EXPECTED_MS - 2);
    expect(events).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(events).toEqual(['end']);
    expect(speech.texts()).toEqual([]);
  });

  test('replaces the voice in a browser without speech synthesis', () => {
    const { events, handlers } = listen();
    createSpeaker({ engine: null, ...timers })(sentence, handlers);
    vi.advanceTimersByTime(EXPECTED_MS);
    expect(events).toEqual(['end']);
  });

  test('ends when stopped', () => {
    const { say, events, handlers } = open();
    say({ ...sentence, voice: 'silence' }, handlers)();
    vi.runAllTimers();
    expect(events).toEqual([]);
  });
});

describe('speech failure', () => {
  test('is reported for an empty text and for a missing voice', () => {
    const { say, events, handlers } = open();
    say({ ...sentence, text: ' 　' }, handlers);
    say({ ...sentence, voice: null }, handlers);
    expect(events).toEqual(['no-text', 'no-voice-selected']);
  });

  test.for(['network', 'synthesis-failed', 'synthesis-unavailable', 'text-too-long', 'rate-not-supported'] as const)(
    'of the synthesis is reported as %s',
    (code) => {
      const { speech, say, events, handlers } = open();
      say(sentence, handlers);
      speech.fire('start');
      speech.fail(code);
      vi.runAllTimers();
      expect(events).toEqual([code]);
    },
  );

  test('is play-failed when speak throws', () => {
    const { speech, say, events, handlers } = open();
    speech.breakDown();
    say(sentence, handlers);
    vi.runAllTimers();
    expect(events).toEqual(['play-failed']);
  });

  test('is pause-failed when cancel throws', () => {
    const { speech, say, events, handlers } = open();
    const stop = say(sentence, handlers);
    speech.breakDown();
    stop();
    expect(events).toEqual(['pause-failed']);
  });
});
