import { describe, expect, test } from 'vitest';
import { beginLessons, finishLesson } from '../../../../src/data/training/lesson-progress.ts';
import { readRows } from '../../../../src/data/transfer/export.ts';
import { brainSpeed, type Programme, secondRound } from '../../../../sync/model/lessons/lessons.ts';
import { openLocalMember } from '../local-member.ts';

const words: Programme = { type: 'language-comprehension', total: 30 };
const short: Programme = { type: 'programme-of-two', total: 2 };

async function progressOf(member: Awaited<ReturnType<typeof openLocalMember>>) {
  const rows = await readRows(member, 'training_progress');
  return Object.fromEntries(rows.map(({ id, body }) => [id, [body.current_lesson, body.last_watched_date]]));
}

describe('programmes', () => {
  test('advance one by one, each by its own row', async () => {
    const member = await openLocalMember('2026-11-20T03:00:00Z');
    for (const programme of [brainSpeed, secondRound, words]) await beginLessons(member, programme);
    await finishLesson(member, brainSpeed, 1);
    await finishLesson(member, brainSpeed, 2);
    await finishLesson(member, words, 1);
    expect(await progressOf(member)).toEqual({
      'brain-speed': [2, '2026-11-20'],
      'brain-speed-2': [1, null],
      'language-comprehension': [2, '2026-11-20'],
    });

    member.setNow('2026-11-21T03:00:00Z');
    await finishLesson(member, secondRound, 1);
    await finishLesson(member, words, 2);
    expect(await progressOf(member)).toEqual({
      'brain-speed': [2, '2026-11-20'],
      'brain-speed-2': [2, '2026-11-21'],
      'language-comprehension': [3, '2026-11-21'],
    });
  });

  test('keep what was reached when they are begun again', async () => {
    const member = await openLocalMember();
    await finishLesson(member, secondRound, 1);
    await beginLessons(member, secondRound);
    expect(await progressOf(member)).toEqual({ 'brain-speed-2': [2, '2026-11-20'] });
  });

  test('end with their own last lesson', async () => {
    const member = await openLocalMember('2026-11-20T03:00:00Z');
    await finishLesson(member, short, 1);
    member.setNow('2026-11-21T03:00:00Z');
    await finishLesson(member, short, 2);
    expect(await readRows(member, 'training_progress')).toMatchObject([
      { body: { current_lesson: 2, total_lessons: 2, completed_at: '2026-11-21T03:00:00.000Z' } },
    ]);
    member.setNow('2026-11-22T03:00:00Z');
    await finishLesson(member, short, 2);
  });
});
