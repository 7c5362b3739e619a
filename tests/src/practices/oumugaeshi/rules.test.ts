import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OumugaeshiInput,
  type OumugaeshiState,
  SPEED_CHANGE_REST_MS,
  start,
  step,
} from '../../../../src/practices/oumugaeshi/rules.ts';

type Press = 'play' | 'pause' | 'resume' | 'stop' | 'previous' | 'next';

function pressed(presses: readonly Press[], from = start(3, 1)): OumugaeshiState {
  return presses.reduce((state, type) => step(state, { type }), from);
}

function heard(state: OumugaeshiState): OumugaeshiState {
  return step(state, { type: 'ended', utterance: state.utterance });
}

const press: fc.Arbitrary<OumugaeshiInput> = fc.oneof(
  fc
    .constantFrom<Press>('play', 'pause', 'resume', 'stop', 'previous', 'next')
    .map((type): OumugaeshiInput => ({ type })),
  fc.double().map((rate): OumugaeshiInput => ({ type: 'changeSpeed', rate })),
  fc.nat({ max: 4 }).map((sentences): OumugaeshiInput => ({ type: 'load', sentences })),
  fc.nat({ max: 40 }).map((utterance): OumugaeshiInput => ({ type: 'ended', utterance })),
);

describe('parrot player', () => {
  test('starts idle at the first sentence with a supported rate', () => {
    expect(start(3, 9)).toMatchObject({ status: 'idle', sentence: 0, rate: 2, utterance: 0 });
  });

  test.for([
    { from: [], press: 'play', status: 'playing' },
    { from: [], press: 'pause', status: 'idle' },
    { from: [], press: 'resume', status: 'idle' },
    { from: [], press: 'stop', status: 'idle' },
    { from: ['play'], press: 'play', status: 'playing' },
    { from: ['play'], press: 'pause', status: 'paused' },
    { from: ['play'], press: 'resume', status: 'playing' },
    { from: ['play'], press: 'stop', status: 'stopped' },
    { from: ['play', 'pause'], press: 'play', status: 'paused' },
    { from: ['play', 'pause'], press: 'pause', status: 'paused' },
    { from: ['play', 'pause'], press: 'resume', status: 'playing' },
    { from: ['play', 'pause'], press: 'stop', status: 'stopped' },
    { from: ['play', 'stop'], press: 'play', status: 'playing' },
    { from: ['play', 'stop'], press: 'pause', status: 'stopped' },
    { from: ['play', 'stop'], press: 'resume', status: 'stopped' },
    { from: ['play', 'stop'], press: 'stop', status: 'stopped' },
  ] as const)('is $status when $press follows $from', ({ from, press: type, status }) => {
    expect(pressed([...from, type]).status).toBe(status);
  });

  test('starts a new utterance only for inputs that speak', () => {
    const playing = pressed(['play']);
    expect(playing.utterance).toBe(1);
    expect(pressed(['play'], playing).utterance).toBe(1);
    expect(pressed(['pause'], playing).utterance).toBe(1);
    expect(pressed(['pause', 'resume'], playing).utterance).toBe(2);
  });

  test('resumes at the paused sentence', () => {
    const second = heard(pressed(['play']));
    expect(pressed(['pause', 'resume'], second)).toMatchObject({ status: 'playing', sentence: 1 });
  });

  test('goes back to the first sentence when stopped', () => {
    expect(pressed(['stop'], heard(pressed(['play'])))).toMatchObject({ status: 'stopped', sentence: 0 });
  });

  test('speaks the adjacent sentence at once while playing', () => {
    const next = pressed(['play', 'next']);
    expect(next).toMatchObject({ status: 'playing', sentence: 1, utterance: 2, restMs: 0 });
    expect(pressed(['previous'], next)).toMatchObject({ status: 'playing', sentence: 0, utterance: 3 });
  });

  test.for([
    { status: 'paused', from: ['play', 'pause'] },
    { status: 'idle', from: [] },
  ] as const)('only moves the mark while $status', ({ status, from }) => {
    const before = pressed(from);
    expect(pressed(['next'], before)).toEqual({ ...before, status, sentence: 1 });
  });

  test('stays within the text', () => {
    const first = pressed(['play']);
    const last = pressed(['play', 'next', 'next']);
    expect(pressed(['previous'], first)).toBe(first);
    expect(pressed(['next'], last)).toBe(last);
  });

  test('restarts the sentence after a pause when the speed changes while playing', () => {
    const second = heard(pressed(['play']));
    const faster = step(second, { type: 'changeSpeed', rate: 1.5 });
    expect(SPEED_CHANGE_REST_MS).toBe(200);
    expect(faster).toMatchObject({ status: 'playing', sentence: 1, rate: 1.5, utterance: 3, restMs: 200 });
    expect(heard(faster)).toMatchObject({ sentence: 2, restMs: 0 });
  });

  test('only stores the speed while it is silent', () => {
    const paused = pressed(['play', 'pause']);
    expect(step(paused, { type: 'changeSpeed', rate: 0.5 })).toEqual({ ...paused, rate: 0.5 });
    expect(pressed(['resume'], step(paused, { type: 'changeSpeed', rate: 0.5 }))).toMatchObject({ restMs: 0 });
  });

  test('does not interrupt the sentence when the speed is unchanged', () => {
    const playing = pressed(['play']);
    expect(step(playing, { type: 'changeSpeed', rate: 1 })).toBe(playing);
  });

  test('ignores the end of an utterance that was cancelled', () => {
    const faster = step(pressed(['play']), { type: 'changeSpeed', rate: 2 });
    expect(step(faster, { type: 'ended', utterance: 1 })).toBe(faster);
    const paused = pressed(['play', 'pause']);
    expect(heard(paused)).toBe(paused);
  });

  test('has reached the end after the last sentence only, until it is played again', () => {
    const last = heard(heard(pressed(['play'])));
    expect(last.hasReachedEnd).toBe(false);
    const done = heard(last);
    expect(done).toMatchObject({ status: 'stopped', sentence: 0, hasReachedEnd: true });
    expect(pressed(['play'], done).hasReachedEnd).toBe(false);
    expect(pressed(['stop'], last).hasReachedEnd).toBe(false);
  });

  test('stops for another text, keeps the speed and ignores the end of the old one', () => {
    const playing = step(pressed(['play']), { type: 'changeSpeed', rate: 0.75 });
    const loaded = step(playing, { type: 'load', sentences: 8 });
    expect(loaded).toMatchObject({ status: 'idle', sentence: 0, sentences: 8, rate: 0.75, hasReachedEnd: false });
    const replayed = pressed(['play'], loaded);
    expect(step(replayed, { type: 'ended', utterance: playing.utterance })).toBe(replayed);
  });

  test('has nothing to play without sentences', () => {
    expect(pressed(['play'], start(0, 1)).status).toBe('idle');
  });

  test('stays within the text and never replays an old utterance for any input', () => {
    fc.assert(
      fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
        presses.reduce(
          (before, input) => {
            const state = step(before, input);
            expect(state.sentence).toBeGreaterThanOrEqual(0);
            expect(state.sentence).toBeLessThan(Math.max(1, state.sentences));
            expect(state.utterance - before.utterance).toBeGreaterThanOrEqual(0);
            if (state.status === 'playing' && before.status !== 'playing') {
              expect(state.utterance).toBeGreaterThan(before.utterance);
            }
            return state;
          },
          start(3, 1),
        );
      }),
    );
  });
});
