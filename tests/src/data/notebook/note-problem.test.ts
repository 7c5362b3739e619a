import { describe, expect, test } from 'vitest';
import { noteProblem } from '../../../../src/data/notebook/note-problem.ts';

describe('the text of a note', () => {
  test.each(['あ', '😀'.repeat(2000), ` ${'あ'.repeat(2000)}\n`])('may be %#', (text) => {
    expect(noteProblem(text)).toBeUndefined();
  });

  test.each(['', ' 　\n', '\u200b\u2060'])('must not be blank: %j', (text) => {
    expect(noteProblem(text)).toBe('ひとことを書いてください');
  });

  test('has at most 2,000 characters', () => {
    expect(noteProblem('😀'.repeat(2001))).toBe('2000文字以内で書いてください');
  });
});
