import { describe, expect, test } from 'vitest';
import { chooseExtraCard, type ExtraCandidates, type QuestionFacts } from '../../../../src/features/home/extra-card.ts';
import { toDay } from '../../../../sync/model/day/day.ts';

const drill = {
  trainingTypes: ['jutsu'],
  name: '十四ツ',
  tagline: '情景に意識を向ける',
  difficulty: 'ふつう' as const,
  minutes: 10,
  path: '/training/jutsu',
};

const all = {
  register: { kind: 'register', reason: { name: 'register', count: 3, practiceDays: 3 } },
  aim: { kind: 'aim' },
  celebration: {
    kind: 'celebration',
    celebration: { milestone: { of: 'streak', days: 60 }, newTickets: 2, entries: { streak: 60, tickets: 2 } },
  },
  week: {
    kind: 'week',
    review: {
      firstDay: toDay('2026-11-15'),
      lastDay: toDay('2026-11-21'),
      sessions: 1,
      minutes: 5,
      practised: ['jutsu'],
      lines: 0,
    },
    notes: [],
  },
  measure: { kind: 'measure', occasion: 30, isFirst: false },
  line: {
    kind: 'line',
    note: {
      ...{ id: 'n1', text: '先に名乗る', day: '2026-11-15', writtenAt: 0, about: 'kyokun', question: null },
      ...{ recall: 'week', delivery: 'synced', rejectionCode: null, searchText: '' },
    },
  },
  kept: {
    kind: 'kept',
    question: {
      trainingType: 'jisho',
      item: 'jisho-meaning-匙',
      subject: '',
      ask: '',
      choices: [],
      right: null,
      answer: '',
    },
  },
  review: { kind: 'review', of: 'kata' },
  monthly: { kind: 'monthly', theme: '帰り道', lastDay: toDay('2027-01-02') },
  lesson: { kind: 'lesson' },
  drill: { kind: 'drill', drill, daysSince: null },
} as const satisfies ExtraCandidates;

const kinds = [
  'celebration',
  'aim',
  'measure',
  'line',
  'kept',
  'register',
  'week',
  'review',
  'monthly',
  'lesson',
  'drill',
] as const;

const ordinary: QuestionFacts = { opening: 'ordinary', isFirstDay: false, isDone: false, wasAsked: false };

/** All candidates, except the first `count` kinds. */
const withoutFirst = (count: number): ExtraCandidates => ({
  ...all,
  ...Object.fromEntries(kinds.slice(0, count).map((kind) => [kind, null])),
});

describe('the further card of home', () => {
  test.each(kinds.map((kind, index) => [kind, index] as const))(
    'is %s when nothing more fitting is there',
    (kind, index) => {
      expect(chooseExtraCard(withoutFirst(index), ordinary)).toEqual(all[kind]);
    },
  );

  test('is none when there is nothing to offer', () => {
    expect(chooseExtraCard(withoutFirst(kinds.length), ordinary)).toBeNull();
  });

  test.each<[string, Partial<QuestionFacts>]>([
    ['on the first day', { isFirstDay: true }],
    ['on a return', { opening: 'return' }],
    ['once the day is done', { isDone: true }],
    ['after another question of the day', { wasAsked: true }],
  ])('asks nothing %s', (_when, facts) => {
    expect(chooseExtraCard(withoutFirst(1), { ...ordinary, ...facts })).toEqual(all.week);
  });
});
