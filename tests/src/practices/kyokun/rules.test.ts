import { describe, expect, test } from 'vitest';
import { type KyokunState, lineId, start, step } from '../../../../src/practices/kyokun/rules.ts';
import { deckOf } from '../deck.ts';

const newEvent = { type: 'newEvent' } as const;

/** The state after the three standpoints, with what was written at each. */
function afterLines(...lines: readonly string[]): KyokunState {
  return lines.reduce((state, line) => step(state, { type: 'next', line }), step(start(deckOf(1)), { type: 'next' }));
}

describe('kyokun', () => {
  test('goes through three standpoints to its end without a line', () => {
    const states = [start(deckOf(1))];
    for (let count = 0; count < 4; count += 1) {
      const last = states.at(-1);
      if (last !== undefined) states.push(step(last, { type: 'next' }));
    }
    expect(states.map(({ phase }) => phase)).toEqual([
      { name: 'event' },
      { name: 'standing', standpoint: 0 },
      { name: 'standing', standpoint: 1 },
      { name: 'standing', standpoint: 2 },
      { name: 'finished', chosen: null },
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
    expect(step(state, { type: 'next' })).toBe(state);
    const chosen = step(state, { type: 'choose', line: '三' });
    expect(chosen.phase).toEqual({ name: 'finished', chosen: '三' });
    expect(chosen.lines).toHaveLength(2);
    expect(step(state, { type: 'choose', line: null }).phase).toMatchObject({ chosen: null });
  });

  test('changes the event before the first standpoint or after the end, without its lines', () => {
    const standing = step(start(deckOf(1)), { type: 'next' });
    expect(step(standing, newEvent)).toBe(standing);
    expect(step(standing, { type: 'choose', line: null })).toBe(standing);
    const finished = afterLines('', '一', '');
    const again = step(finished, newEvent);
    expect(again).toMatchObject({ phase: { name: 'event' }, lines: [] });
    expect(again.event.id).not.toBe(finished.event.id);
  });

  test('names the own line as a part of its event', () => {
    expect(lineId({ ...start(deckOf(1)).event, id: 'kyokun-007' })).toBe('kyokun-007-1');
  });
});
