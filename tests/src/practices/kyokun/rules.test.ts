import { describe, expect, test } from 'vitest';
import { type KyokunState, lineId, start, step } from '../../../../src/practices/kyokun/rules.ts';
import { deckOf } from '../deck.ts';

const NOW = 50_000;
const newEvent = { type: 'newEvent', now: NOW } as const;

/** The state after the three standpoints, with what was written at each. */
function afterLines(...lines: readonly string[]): KyokunState {
  return lines.reduce(
    (state, line) => step(state, { type: 'next', now: NOW + 60_000, line }),
    step(start(deckOf(1), NOW), { type: 'next', now: NOW }),
  );
}

describe('kyokun', () => {
  test('goes through three standpoints to its end without a line', () => {
    const states = [start(deckOf(1), NOW)];
    for (let count = 0; count < 4; count += 1) {
      const last = states.at(-1);
      if (last !== undefined) states.push(step(last, { type: 'next', now: NOW + 60_000 }));
    }
    expect(states.map(({ phase }) => phase)).toEqual([
      { name: 'event' },
      { name: 'standing', standpoint: 0 },
      { name: 'standing', standpoint: 1 },
      { name: 'standing', standpoint: 2 },
      { name: 'finished', chosen: null, elapsedSeconds: 60 },
    ]);
    expect(states.at(-1)?.lines).toEqual([]);
  });

  test('takes a single line along', () => {
    const state = afterLines(' ', ' 先に声に出す。 ', '');
    expect(state.lines).toEqual([{ standpoint: 1, text: '先に声に出す。' }]);
    expect(state.phase).toMatchObject({ name: 'finished', chosen: '先に声に出す。' });
  });

  test('asks which of several lines to take along, or none', () => {
    const state = afterLines('一', '', '三');
    expect(state.phase).toEqual({ name: 'choosing' });
    expect(step(state, { type: 'next', now: NOW })).toBe(state);
    const chosen = step(state, { type: 'choose', line: '三', now: NOW + 90_000 });
    expect(chosen.phase).toEqual({ name: 'finished', chosen: '三', elapsedSeconds: 90 });
    expect(chosen.lines).toHaveLength(2);
    expect(step(state, { type: 'choose', line: null, now: NOW }).phase).toMatchObject({ chosen: null });
  });

  test('changes the event before the first standpoint or after the end, without its lines', () => {
    const standing = step(start(deckOf(1), NOW), { type: 'next', now: NOW });
    expect(step(standing, newEvent)).toBe(standing);
    expect(step(standing, { type: 'choose', line: null, now: NOW })).toBe(standing);
    const finished = afterLines('', '一', '');
    const again = step(finished, newEvent);
    expect(again).toMatchObject({ phase: { name: 'event' }, lines: [], startedAt: NOW });
    expect(again.event.id).not.toBe(finished.event.id);
  });

  test('names the own line as a part of its event', () => {
    expect(lineId({ ...start(deckOf(1), NOW).event, id: 'kyokun-007' })).toBe('kyokun-007-1');
  });
});
