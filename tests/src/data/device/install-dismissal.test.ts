import { describe, expect, test } from 'vitest';
import { readDismissal, writeDismissal } from '../../../../src/data/device/install-dismissal.ts';
import { mapStorage } from '../map-storage.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const HOUR = 60 * 60_000;

describe('install prompt dismissal', () => {
  test.each([
    ['later', 2 * HOUR],
    ['skip', 12 * HOUR],
  ] as const)('"%s" hides the prompt for its duration and is removed afterwards', (dismissal, length) => {
    const storage = mapStorage();
    writeDismissal(storage, NOW, dismissal);
    expect(readDismissal(storage, NOW)).toBe(NOW + length);
    expect(readDismissal(storage, NOW + length - 1)).toBe(NOW + length);
    expect(readDismissal(storage, NOW + length)).toBeNull();
    expect(storage.length).toBe(0);
  });

  test.each(['', 'soon', 'NaN', 'Infinity', '-1', String(NOW + 13 * HOUR)])(
    'with the stored value "%s" is removed',
    (text) => {
      const storage = mapStorage();
      writeDismissal(storage, NOW, 'skip');
      storage.setItem(storage.key(0) ?? '', text);
      expect(readDismissal(storage, NOW)).toBeNull();
      expect(storage.length).toBe(0);
    },
  );

  test('is null when nothing is stored', () => {
    expect(readDismissal(mapStorage(), NOW)).toBeNull();
  });
});
