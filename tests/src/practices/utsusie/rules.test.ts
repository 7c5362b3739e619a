import { describe, expect, test } from 'vitest';
import { articles } from '../../../../src/practices/utsusie/content.ts';
import { sentencesOf, start, step, timerSeconds, type UtsusieState } from '../../../../src/practices/utsusie/rules.ts';
import { deckOf } from '../deck.ts';

const SEED = 5;
const NOW = 1_000_000;

const ready = start(deckOf(SEED));
const playing = step(ready, { type: 'play', now: NOW });

function heard(state: UtsusieState, now = NOW): UtsusieState {
  return step(state, { type: 'ended', utterance: state.utterance, now });
}

const lastSentence = sentencesOf(ready)
  .slice(1)
  .reduce((state) => heard(state), playing);
const finished = heard(lastSentence, NOW + 118_400);

describe('utsusie', () => {
  test('is silent until it is played', () => {
    expect(ready.phase).toEqual({ name: 'ready' });
    expect(timerSeconds(ready, NOW)).toBe(0);
  });

  test('reads the sentences in order and finishes after the last', () => {
    expect(playing.phase).toMatchObject({ name: 'playing', sentence: 0 });
    expect(heard(playing).phase).toMatchObject({ name: 'playing', sentence: 1 });
    expect(lastSentence.phase).toMatchObject({ name: 'playing', sentence: sentencesOf(ready).length - 1 });
    expect(finished.phase).toEqual({ name: 'finished', elapsedSeconds: 118 });
  });

  test('runs the timer during playback and stops it when finished', () => {
    expect(timerSeconds(playing, NOW + 61_000)).toBe(61);
    expect(timerSeconds(finished, NOW + 900_000)).toBe(118);
  });

  test('ignores a second tap on play', () => {
    expect(step(playing, { type: 'play', now: NOW + 5_000 })).toBe(playing);
  });

  test('reads the whole article and nothing else', () => {
    expect(articles).toContain(ready.article);
    expect(sentencesOf(ready).join('')).toBe(ready.article.content.replace(/\s/gu, ''));
  });

  test('is silent when stopped, and plays from the beginning again', () => {
    const stopped = step(heard(playing), { type: 'stop' });
    expect(stopped.phase).toEqual({ name: 'ready' });
    const again = step(stopped, { type: 'play', now: NOW + 60_000 });
    expect(again.phase).toEqual({ name: 'playing', sentence: 0, startedAt: NOW + 60_000 });
  });

  test('ignores a late end of a cancelled utterance', () => {
    const again = step(step(playing, { type: 'stop' }), { type: 'play', now: NOW + 1_000 });
    expect(step(again, { type: 'ended', utterance: playing.utterance, now: NOW + 1_100 })).toBe(again);

    const other = step(step(playing, { type: 'newArticle' }), { type: 'play', now: NOW + 1_000 });
    expect(step(other, { type: 'ended', utterance: playing.utterance, now: NOW + 1_100 })).toBe(other);
  });

  test('stays finished after a stop or another end', () => {
    expect(step(finished, { type: 'stop' })).toBe(finished);
    expect(heard(finished)).toBe(finished);
  });

  test.for([
    ['ready', ready],
    ['playing', playing],
    ['finished', finished],
  ] as const)('chooses another article when %s', ([, state]) => {
    const other = step(state, { type: 'newArticle' });
    expect(other.phase).toEqual({ name: 'ready' });
    expect(other.article).not.toBe(state.article);
  });
});
