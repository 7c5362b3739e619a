import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createSerial } from '../../../../supabase/embedded/database/sql.ts';

describe('serial', () => {
  test('runs tasks one after another in order', async () => {
    const serial = createSerial();
    const events: string[] = [];
    const task = (name: string, milliseconds: number) =>
      serial(async () => {
        events.push(`${name} begins`);
        await delay(milliseconds);
        events.push(`${name} ends`);
        return name;
      });
    expect(await Promise.all([task('a', 10), task('b', 0)])).toEqual(['a', 'b']);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('continues after a failed task, whose error only its caller gets', async () => {
    const serial = createSerial();
    const failing = serial(() => Promise.reject(new Error('refused')));
    const next = serial(async () => 'done');
    await expect(failing).rejects.toThrow('refused');
    expect(await next).toBe('done');
  });
});
