import { describe, expect, test } from 'vitest';
import { trustedShapes } from '../../../src/lib/browser/trusted-types.ts';

describe('the shapes of a drawing', () => {
  test('are taken as they are', () => {
    const shapes = '<g fill="none"><path d="M0 0h8" class="on-line"/></g>';
    expect(trustedShapes(shapes)).toBe(shapes);
  });

  test.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onload="alert(1)"/>',
    '<path d="M0 0"\nOnClick = "alert(1)"/>',
    '<foreignObject><b/></foreignObject>',
    '<a href="javascript:alert(1)"><path/></a>',
  ])('with a script are refused: %s', (shapes) => {
    expect(() => trustedShapes(shapes)).toThrow('with a script');
  });
});
