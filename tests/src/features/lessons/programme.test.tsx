import { describe, expect, test } from 'vitest';
import { languageLessons } from '../../../../src/features/lessons/content/language-comprehension.ts';
import type { Lesson } from '../../../../src/features/lessons/content/lesson.ts';
import { lessons } from '../../../../src/features/lessons/content/lessons.ts';
import { memoryLessons } from '../../../../src/features/lessons/content/memory-enhancement.ts';
import { secondLessons } from '../../../../src/features/lessons/content/second-round.ts';
import { LessonList } from '../../../../src/features/lessons/programme/lesson-list.tsx';
import { type LessonProgramme, practisedWords } from '../../../../src/features/lessons/programme/programme.ts';
import { OverviewCard, TodayCard } from '../../../../src/features/lessons/programme/programme-screen.tsx';
import { brainSpeed, initialProgress, programmes, secondRound } from '../../../../sync/model/lessons/lessons.ts';
import { markupOf } from '../../practices/render.tsx';

const content: Readonly<Record<string, readonly Lesson[]>> = {
  [brainSpeed.type]: lessons,
  [secondRound.type]: secondLessons,
  'language-comprehension': languageLessons,
  'memory-enhancement': memoryLessons,
};

/** A programme of the given lessons, as the screens take it. */
function programmeOf(type: string, lessons: readonly Lesson[]): LessonProgramme {
  return {
    type,
    total: lessons.length,
    headline: ['題'],
    motif: type,
    lessons,
    lessonLabel: 'レッスン',
    words: practisedWords,
    Picture: ({ id }) => <i>{id}</i>,
    finished: { title: 'すべて修了', text: '' },
  };
}

const NOW = Date.parse('2026-11-20T03:00:00Z');

/** The three cards of a programme's screen; `done` lessons are completed. */
function cards(programme: LessonProgramme, done: number): string {
  const { total } = programme;
  const progress = {
    ...initialProgress(total),
    current_lesson: Math.min(done + 1, total),
    completed_at: done === total ? '2026-11-19T03:00:00.000Z' : null,
  };
  const shown = { programme, progress, now: NOW, isDoneToday: true, onOpen: () => undefined };
  return markupOf(
    <>
      <OverviewCard {...shown} />
      <TodayCard {...shown} />
      <LessonList {...shown} />
    </>,
  );
}

/** The text of a markup. */
const plain = (markup: string) => markup.replaceAll(/<!-- -->|<[^>]+>/g, '');

describe('the programmes', () => {
  test('have as many lessons as the server counts', () => {
    expect(Object.fromEntries(Object.entries(content).map(([type, { length }]) => [type, length]))).toEqual(programmes);
    for (const { type, total } of [brainSpeed, secondRound]) expect(programmes[type]).toBe(total);
  });

  test.each(Object.entries(content))('are shown by the same screens: %s', (type, lessons) => {
    const programme = programmeOf(type, lessons);
    const markup = cards(programme, 4);
    const text = plain(markup);
    expect(text).toContain('4/30');
    expect(text).toContain('レッスン5を始める');
    for (const { title } of lessons) expect(text).toContain(title);
    expect(markup.match(/data-state="completed"/g)).toHaveLength(4);
    expect(markup.match(/data-state="future"/g)).toHaveLength(25);
  });

  test('lead to the current lesson once it is far down', () => {
    const programme = programmeOf('long', languageLessons);
    const leads = [9, 10, 29, 30].map((done) => plain(cards(programme, done)).includes('今のレッスンへ'));
    expect(leads).toEqual([false, true, true, false]);
  });

  test('may have another length, and end with their own words', () => {
    const programme = programmeOf('short', languageLessons.slice(0, 3));
    expect(plain(cards(programme, 1))).toContain('1/3');
    const finished = plain(cards(programme, 3));
    expect(finished).toContain('3/3');
    expect(finished).toContain('すべて修了');
    expect(finished.match(/もう一度/g)).toHaveLength(3);
  });
});
