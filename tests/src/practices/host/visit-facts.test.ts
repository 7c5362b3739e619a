import { describe, expect, test } from 'vitest';
import { createVisitFacts, type VisitPlan } from '../../../../src/practices/host/visit-facts.ts';

function visit(plan: Partial<VisitPlan> = {}) {
  const clock = { now: 0 };
  return { clock, facts: createVisitFacts({ plannedMinutes: 10, ...plan }, () => clock.now) };
}

describe('the facts of a visit', () => {
  test('begin with its first task', () => {
    const { clock, facts } = visit();
    clock.now = 600_000;
    expect(facts.isPractised(false)).toBe(false);
    facts.mark('a', 'seen');
    clock.now += 59_000;
    expect(facts.isPractised(false)).toBe(false);
    clock.now += 1000;
    expect(facts.isPractised(false)).toBe(true);
    expect(facts.minutes()).toBe(1);
  });

  test('count an item once, and one that is only shown not at all', () => {
    const { facts } = visit();
    for (const item of ['a', 'b', 'c', 'd']) facts.mark(item, 'seen');
    facts.mark('a', 'again');
    facts.mark('a', 'remembered');
    expect(facts.isPractised(false)).toBe(false);
    expect(facts.isPractised(true)).toBe(true);
    facts.mark('b', 'again');
    facts.mark('c', 'hard');
    expect(facts.isPractised(false)).toBe(true);
  });

  test('count what was passed where nothing is graded', () => {
    const { facts } = visit({ countsShown: true });
    for (const item of ['a', 'b', 'c']) facts.mark(item, 'seen');
    expect(facts.isPractised(false)).toBe(false);
    facts.mark('d', 'seen');
    expect(facts.isPractised(false)).toBe(true);
    facts.restart();
    expect(facts.isPractised(false)).toBe(false);
  });
});
