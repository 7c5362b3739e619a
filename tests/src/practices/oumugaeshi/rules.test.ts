import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parrotTexts } from '../../../../src/practices/oumugaeshi/content.ts';
import {
  type OumugaeshiInput,
  type OumugaeshiState,
  partsOf,
  SPEED_CHANGE_REST_MS,
  sentenceId,
  start,
  step,
} from '../../../../src/practices/oumugaeshi/rules.ts';

type Press = 'play' | 'pause' | 'resume' | 'stop' | 'previous' | 'next';

function pressed(presses: readonly Press[], from = start(3, 1)): OumugaeshiState {
  return presses.reduce((state, type) => step(state, { type }), from);
}

function heard(state: OumugaeshiState): OumugaeshiState {
  return step(state, { type: 'ended', utterance: state.utterance, parts: 1 });
}

const press: fc.Arbitrary<OumugaeshiInput> = fc.oneof(
  fc
    .constantFrom<Press>('play', 'pause', 'resume', 'stop', 'previous', 'next')
    .map((type): OumugaeshiInput => ({ type })),
  fc.double().map((rate): OumugaeshiInput => ({ type: 'changeSpeed', rate })),
  fc.nat({ max: 4 }).map((sentences): OumugaeshiInput => ({ type: 'load', sentences })),
  fc
    .record({ utterance: fc.nat({ max: 40 }), parts: fc.integer({ min: 1, max: 2 }) })
    .map((ended): OumugaeshiInput => ({ type: 'ended', ...ended })),
);

describe('parrot player', () => {
  test('starts idle at the first sentence with a supported rate', () => {
    expect(start(3, 9)).toMatchObject({ status: 'idle', sentence: 0, rate: 2, utterance: 0 });
  });

  test.for([
    { name: 'idle', from: [], play: 'playing', pause: 'idle', resume: 'idle', stop: 'idle' },
    { name: 'playing', from: ['play'], play: 'playing', pause: 'paused', resume: 'playing', stop: 'stopped' },
    { name: 'paused', from: ['play', 'pause'], play: 'paused', pause: 'paused', resume: 'playing', stop: 'stopped' },
    { name: 'stopped', from: ['play', 'stop'], play: 'playing', pause: 'stopped', resume: 'stopped', stop: 'stopped' },
  ] as const)('that is $name follows each press', ({ from, name: _, ...after }) => {
    const presses = ['play', 'pause', 'resume', 'stop'] as const;
    expect(Object.fromEntries(presses.map((type) => [type, pressed([...from, type]).status]))).toEqual(after);
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
    expect(step(faster, { type: 'ended', utterance: 1, parts: 1 })).toBe(faster);
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
    expect(step(replayed, { type: 'ended', utterance: playing.utterance, parts: 1 })).toBe(replayed);
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

describe('the turn of the member', () => {
  const pass = (state: OumugaeshiState, hasGap: boolean, parts = 1) =>
    step(state, { type: 'passTurn', utterance: state.utterance, parts, hasGap });
  const mine = step(pressed(['play']), { type: 'takeTurn', utterance: 1 });
  const asking = pass(mine, true);

  test('repeats, fills the gap and compares, and then the next sentence is spoken', () => {
    expect([mine.turn, asking.turn, pass(asking, true).turn]).toEqual(['mine', 'asking', 'comparing']);
    const next = pass(pass(asking, true), true);
    expect(next).toMatchObject({ sentence: 1, utterance: 2, turn: null });
  });

  test('compares at once without a gap', () => {
    expect(pass(mine, false).turn).toBe('comparing');
  });

  test('keeps the choice until the next utterance, and takes one only while it is asked for', () => {
    const filled = step(asking, { type: 'fillGap', choice: 'が' });
    expect(filled).toMatchObject({ turn: 'comparing', choice: 'が' });
    expect(step(filled, { type: 'fillGap', choice: 'は' })).toBe(filled);
    expect(pass(filled, true)).toMatchObject({ sentence: 1, choice: null });
    expect(step(mine, { type: 'fillGap', choice: 'は' })).toBe(mine);
  });

  test('goes on with the second half of a long sentence before anything is asked', () => {
    expect(pass(mine, true, 2)).toMatchObject({ sentence: 0, part: 1, utterance: 2, turn: null });
  });

  test.for(['pause', 'stop', 'next'] as const)('ends with %s', (press) => {
    expect(pressed([press], asking).turn).toBeNull();
  });

  test('does not begin or pass for an utterance that was cancelled', () => {
    const playing = pressed(['play', 'next']);
    expect(step(playing, { type: 'takeTurn', utterance: 1 })).toBe(playing);
    expect(step(asking, { type: 'passTurn', utterance: 0, parts: 1, hasGap: true })).toBe(asking);
    expect(pass(playing, true)).toBe(playing);
  });
});

describe('a long sentence', () => {
  const firstPart = pressed(['play']);
  const secondPart = step(firstPart, { type: 'ended', utterance: 1, parts: 2 });

  test('is spoken in halves', () => {
    expect(secondPart).toMatchObject({ status: 'playing', sentence: 0, part: 1, utterance: 2 });
    const next = step(secondPart, { type: 'ended', utterance: 2, parts: 2 });
    expect(next).toMatchObject({ status: 'playing', sentence: 1, part: 0, utterance: 3 });
  });

  test.for([
    ['paused and resumed', pressed(['pause', 'resume'], secondPart)],
    ['spoken at another speed', step(secondPart, { type: 'changeSpeed', rate: 0.5 })],
    ['left and chosen again', pressed(['next', 'previous'], secondPart)],
    ['stopped and played', pressed(['stop', 'play'], secondPart)],
  ] as const)('begins with its first half when it is %s', ([, state]) => {
    expect(state).toMatchObject({ status: 'playing', sentence: 0, part: 0 });
  });

  test('is one beyond 25 spoken characters that has a mark', () => {
    const first = 'あ'.repeat(12);
    expect(partsOf(`${first}、｜${'い'.repeat(13)}。`)).toEqual([`${first}、${'い'.repeat(13)}。`]);
    expect(partsOf(`${first}、｜${'い'.repeat(14)}。`)).toEqual([`${first}、`, `${'い'.repeat(14)}。`]);
    expect(partsOf('う'.repeat(40))).toEqual(['う'.repeat(40)]);
  });

  test('of the texts never leaves a part beyond 25 spoken characters', () => {
    const parts = parrotTexts.flatMap(({ sentences }) => sentences.flatMap(partsOf));
    expect(parts.filter((part) => [...part.replaceAll(/[。、「」]/gu, '')].length > 25)).toEqual([]);
    expect(parts.join('')).not.toContain('｜');
  });

  test('has one id in the practice memory', () => {
    const [text] = parrotTexts;
    expect(text && sentenceId(text, 2)).toBe('oumugaeshi-001-3');
  });
});
