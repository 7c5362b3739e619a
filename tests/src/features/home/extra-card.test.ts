import { describe, expect, test } from 'vitest';
import { chooseExtraCard, type ExtraCandidates } from '../../../../src/features/home/extra-card.ts';
import { toDay } from '../../../../sync/model/day/day.ts';

const drill = {
  trainingTypes: ['jutsu'],
  name: '十四ツ',
  tagline: '情景に意識を向ける',
  difficulty: '中級',
  minutes: 10,
  path: '/training/jutsu',
};

const all = {
  register: { kind: 'register', reason: { name: 'register', count: 3 } },
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
  measure: { kind: 'measure', occasion: 30 },
  review: { kind: 'review', of: 'kata' },
  lesson: { kind: 'lesson' },
  note: { kind: 'note', id: 'n', text: '風の音', daysAgo: 7 },
  drill: { kind: 'drill', drill, daysSince: null },
} as const satisfies ExtraCandidates;

const kinds = ['aim', 'register', 'celebration', 'measure', 'week', 'review', 'lesson', 'note', 'drill'] as const;

/** All candidates, except the first `count` kinds. */
const withoutFirst = (count: number): ExtraCandidates => ({
  ...all,
  ...Object.fromEntries(kinds.slice(0, count).map((kind) => [kind, null])),
});

describe('the further card of home', () => {
  test.each(kinds.map((kind, index) => [kind, index] as const))(
    'is %s when nothing more fitting is there',
    (kind, index) => {
      expect(chooseExtraCard(withoutFirst(index))).toEqual(all[kind]);
    },
  );

  test('is none when there is nothing to offer', () => {
    expect(chooseExtraCard(withoutFirst(kinds.length))).toBeNull();
  });
});
