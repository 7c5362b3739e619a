import { describe, expect, test } from 'vitest';
import { registerReason } from '../../../../src/features/home/register-reason.ts';

const on = (practiceDays: number, closed = {}) => registerReason({ mayEvict: false, practiceDays }, closed);

describe('a registration is suggested', () => {
  test('after the third and the tenth day of practice, once each', () => {
    expect(on(2)).toBeNull();
    expect(on(3)).toEqual({ name: 'register', count: 3 });
    expect(on(9)).toEqual({ name: 'register', count: 3 });
    expect(on(9, { register: 3 })).toBeNull();
    expect(on(10, { register: 3 })).toEqual({ name: 'register', count: 10 });
    expect(on(400, { register: 10 })).toBeNull();
  });

  test('first where the browser deletes data, and only once for that', () => {
    expect(registerReason({ mayEvict: true, practiceDays: 0 }, {})).toEqual({ name: 'storage', count: 1 });
    expect(registerReason({ mayEvict: true, practiceDays: 0 }, { storage: 1 })).toBeNull();
    expect(registerReason({ mayEvict: true, practiceDays: 4 }, { storage: 1 })).toEqual({ name: 'register', count: 3 });
  });
});
