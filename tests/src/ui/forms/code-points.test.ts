import { describe, expect, test } from 'vitest';
import { countCodePoints } from '../../../../src/ui/forms/field.tsx';

describe('character count', () => {
  test.each([
    ['', 0],
    ['稽古', 2],
    ['𠮟る', 2],
    ['😀', 1],
    ['か\u3099', 2],
    ['👨‍👩‍👧', 5],
  ])('counts %j as char_length does: %i', (text, length) => {
    expect(countCodePoints(text)).toBe(length);
  });
});
