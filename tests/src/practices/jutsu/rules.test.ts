import { describe, expect, test } from 'vitest';
import { awarenesses, manners, objects, persons, places, times } from '../../../../src/practices/jutsu/content.ts';
import { isEndOfRound, itemIds, type JutsuState, start, step } from '../../../../src/practices/jutsu/rules.ts';
import { spokenQuestion } from '../../../../src/practices/jutsu/spoken-question.ts';
import { addDays, toDay } from '../../../../sync/model/day/day.ts';
import { deckOf } from '../deck.ts';

function play(seed: number, questions: number): JutsuState[] {
  const states = [start(deckOf(seed))];
  for (let state = start(deckOf(seed)); states.length < questions; ) {
    state = step(state, { type: 'next' });
    states.push(state);
  }
  return states;
}

describe('jutsu', () => {
  test('counts the questions from one', () => {
    expect(play(3, 5).map(({ count }) => count)).toEqual([1, 2, 3, 4, 5]);
  });

  test('ends a round with each tenth question', () => {
    const ends = play(3, 25).filter(isEndOfRound);
    expect(ends.map(({ count }) => count)).toEqual([10, 20]);
  });

  test('uses every entry of the five lists before repeating one', () => {
    const scenes = play(11, places.length).map(({ scene }) => scene);
    expect(new Set(scenes.slice(0, times.length).map(({ time }) => time)).size).toBe(times.length);
    expect(new Set(scenes.map(({ place }) => place)).size).toBe(places.length);
    expect(new Set(scenes.map(({ person }) => person)).size).toBe(persons.length);
    expect(new Set(scenes.map(({ object }) => object)).size).toBe(objects.length);
    expect(new Set(scenes.map(({ manner }) => manner)).size).toBe(manners.length);
  });

  test('shows all fourteen awarenesses in fourteen questions, 連想 twice', () => {
    const words = play(8, 14).map((state) => state.awareness.word);
    expect(words.toSorted()).toEqual(awarenesses.map(({ word }) => word).toSorted());
  });

  test('asks the five questions of each awareness in turn', () => {
    const asked = new Map<string, string[]>();
    for (const state of play(8, 5 * 14)) {
      const { word } = state.awareness;
      asked.set(word, [...(asked.get(word) ?? []), state.question.id]);
    }
    for (const { word, questions } of awarenesses) {
      const ids = asked.get(word) ?? [];
      expect(ids.length, word).toBe(word === '連想' ? 10 : 5);
      expect(ids.slice(0, 5).toSorted(), word).toEqual(questions.map(({ id }) => id));
      expect(new Set(ids.slice(5)).size, word).toBe(ids.length - 5);
    }
  });

  test('remembers the question, the place and the person', () => {
    const state = start(deckOf(1));
    expect(itemIds(state)).toEqual([state.question.id, state.scene.place.id, state.scene.person.id]);
  });

  test('draws from its lists independently', () => {
    const scenes = play(5, 10).map(({ scene }) => scene);
    const columns = [
      scenes.map(({ place }) => places.indexOf(place)),
      scenes.map(({ person }) => persons.indexOf(person)),
      scenes.map(({ object }) => objects.indexOf(object)),
      scenes.map(({ manner }) => manners.indexOf(manner)),
    ].map((column) => column.join());
    expect(new Set(columns).size).toBe(4);
  });

  test('asks the same questions for the same seed only', () => {
    expect(play(42, 30)).toEqual(play(42, 30));
    expect(play(42, 30).map(({ scene }) => scene)).not.toEqual(play(43, 30).map(({ scene }) => scene));
  });
});

describe('a question whose answer came to mind', () => {
  const open = step(start(deckOf(1)), { type: 'showSample' });

  test('is graded once its sample is shown, and the next one starts over', () => {
    const graded = step(step(open, { type: 'grade', grade: 'hard' }), { type: 'grade', grade: 'remembered' });
    expect(graded).toMatchObject({ isSampleShown: true, grade: 'remembered' });
    expect(step(graded, { type: 'next' })).toMatchObject({ count: 2, isSampleShown: false, grade: null });
  });

  const graded = (lastGrade: 'hard' | 'remembered', dueDay: string) =>
    ({ lastSeen: toDay('2026-11-10'), lastGrade, dueDay: toDay(dueDay) }) as const;
  const ids = awarenesses.slice(0, 8).map(({ questions }) => questions[2]?.id ?? '');

  test('with effort comes back once it is due, as at most one of three', () => {
    const memory = new Map(ids.map((id, index) => [id, graded('hard', `2026-11-1${index}`)]));
    const returned: number[] = [];
    for (let state = start(deckOf(1, memory)); state.count <= 9; state = step(state, { type: 'next' })) {
      if (ids.includes(state.question.id)) returned.push(state.count);
    }
    expect(returned).toEqual([1, 4, 7]);
    expect(start(deckOf(1, memory)).question.id).toBe(ids[0]);
  });

  test('with ease does not come before its awareness, nor with effort before its day', () => {
    for (const one of [graded('remembered', '2026-11-12'), graded('hard', '2026-11-21')]) {
      const memory = new Map(ids.map((id) => [id, one]));
      expect(start(deckOf(1, memory)).awareness).toBe(start(deckOf(1)).awareness);
    }
  });
});

test('the question that is read aloud is the same all day, and another on other days', () => {
  const days = Array.from({ length: 30 }, (_, offset) => addDays(toDay('2026-11-29'), offset));
  expect(spokenQuestion(toDay('2026-11-29'))).toBe(spokenQuestion(toDay('2026-11-29')));
  expect(new Set(days.map(spokenQuestion)).size).toBe(30);
  expect(spokenQuestion(toDay('2026-11-29'))).toMatch(/。意識は、.+。.+/);
});
