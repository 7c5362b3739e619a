import { describe, expect, test } from 'vitest';
import { registerReason } from '../../../../src/features/home/register-reason.ts';

const on = (practiceDays: number, closed = {}) => registerReason({ mayEvict: false, practiceDays }, closed);

describe('a registration is suggested', () => {
  test('after the third and the tenth day of practice, for three days each, with the days so far', () => {
    expect(on(2)).toBeNull();
    expect(on(3)).toEqual({ name: 'register', count: 3, practiceDays: 3 });
    expect(on(5)).toEqual({ name: 'register', count: 3, practiceDays: 5 });
    expect(on(6)).toBeNull();
    expect(on(5, { register: 3 })).toBeNull();
    expect(on(10, { register: 3 })).toEqual({ name: 'register', count: 10, practiceDays: 10 });
    expect(on(13, { register: 3 })).toBeNull();
    expect(on(400, { register: 10 })).toBeNull();
  });

  test('first where the browser deletes data, and only once for that', () => {
    const at = (practiceDays: number, closed = {}) => registerReason({ mayEvict: true, practiceDays }, closed);
    expect(at(0)).toEqual({ name: 'storage', count: 1, practiceDays: 0 });
    expect(at(0, { storage: 1 })).toBeNull();
    expect(at(4, { storage: 1 })).toMatchObject({ name: 'register', count: 3 });
  });
});
