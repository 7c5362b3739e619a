import { describe, expect, test } from 'vitest';
import { lessons } from '../../../../src/features/lessons/content/lessons.ts';
import { secondLessons } from '../../../../src/features/lessons/content/second-round.ts';
import { notesOfLesson } from '../../../../src/features/lessons/programme/note-lines.tsx';
import { secondRound } from '../../../../sync/model/lessons/lessons.ts';

describe('the second round', () => {
  test('has a short text for each lesson of the first, under its title and with its closing question', () => {
    expect(secondLessons).toHaveLength(secondRound.total);
    for (const [index, { id, title, closing, steps, minutes }] of secondLessons.entries()) {
      expect({ id, title, closing }).toMatchObject({
        id: lessons[index]?.id,
        title: lessons[index]?.title,
        closing: lessons[index]?.closing,
      });
      expect(steps).toHaveLength(1);
      expect(minutes).toBeLessThan(lessons[index]?.minutes ?? 0);
    }
  });

  test('takes two or three minutes a lesson', () => {
    const minutes = secondLessons.map((lesson) => lesson.minutes);
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([2, 3]);
  });
});

describe('the notes of a lesson', () => {
  const { closing } = { closing: '座り直したとき、最初に動いたのは体のどこでしたか。' };
  const note = (about: string | null, question: string | null) => ({ about, question });

  test.each([
    ['answers its closing question in that programme', note('brain-speed', closing), true],
    ['answers it in another programme', note('brain-speed-2', closing), false],
    ['answers the question of another lesson', note('brain-speed', '数を見失ったとき、考えはどこへ。'), false],
    ['answers nothing', note(null, null), false],
  ])('a note that %s', (_what, one, isShown) => {
    expect(notesOfLesson([one], 'brain-speed', { closing })).toEqual(isShown ? [one] : []);
  });

  test('keep their order', () => {
    const [newer, older] = [
      { ...note('brain-speed', closing), id: 'newer' },
      { ...note('brain-speed', closing), id: 'older' },
    ];
    expect(notesOfLesson([newer, older], 'brain-speed', { closing })).toEqual([newer, older]);
  });
});
