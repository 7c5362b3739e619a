import { describe, expect, test } from 'vitest';
import { nextTopics, topicNames } from '../../../../src/features/lessons/basic-training-screen.tsx';
import { topics } from '../../../../src/features/lessons/content/topics.ts';
import { spreadOver } from '../../../../src/features/lessons/programme/after-thirty-screen.tsx';
import { secondsOfLeft } from '../../../../sync/model/practice/practised.ts';
import { recordedMinutesFromSeconds } from '../../../../sync/model/practice/session-minutes.ts';

describe('recorded minutes of a lesson', () => {
  test.each([
    ['rounded', 5.4, 5],
    ['rounded up from the half', 5.5, 6],
    ['at least one', 0.1, 1],
    ['one when the clock was set back', -30, 1],
    ['at most twice the lesson, when it was left open', 500, 12],
  ])('are %s', (_what, elapsed, minutes) => {
    expect(recordedMinutesFromSeconds(secondsOfLeft({ seconds: elapsed * 60, plannedSeconds: 360 }))).toBe(minutes);
  });
});

test('lines of thirty days are spread from the first to the last', () => {
  const items = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(spreadOver(items, 5)).toEqual([1, 8, 16, 23, 30]);
  expect(spreadOver([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(spreadOver([1, 2, 3, 4, 5, 6], 5)).toEqual([1, 2, 4, 5, 6]);
});

describe('basic topics', () => {
  test('have a title that splits into name and subtitle', () => {
    expect(topicNames('連想　浮かんだものに乗る')).toEqual({ name: '連想', subtitle: '浮かんだものに乗る' });
    expect(topics.filter(({ title }) => topicNames(title).subtitle === '')).toEqual([]);
  });

  test('are followed by the next three, wrapping around', () => {
    const follow = (id: number) => nextTopics(topics, id).map((topic) => topic.id);
    expect(follow(1)).toEqual([2, 3, 4]);
    expect(follow(10)).toEqual([11, 1, 2]);
    expect(follow(11)).toEqual([1, 2, 3]);
    expect(nextTopics(topics.slice(0, 2), 1).map((topic) => topic.id)).toEqual([2]);
  });
});
