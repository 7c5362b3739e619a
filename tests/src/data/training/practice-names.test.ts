import { describe, expect, test } from 'vitest';
import { DAILY_TRAINING } from '../../../../src/data/training/daily-training.ts';
import { MEASUREMENT } from '../../../../src/data/training/measurements.ts';
import { practiceName } from '../../../../src/data/training/practice-names.ts';
import { KATA_TEST } from '../../../../src/features/kata/test/use-test-session.ts';
import { specialCards } from '../../../../src/features/lessons/content/special-cards.ts';
import { catalogue } from '../../../../src/practices/catalogue.ts';
import { practices } from '../../../../src/practices/registry.ts';
import { BRAIN_SPEED, BRAIN_SPEED_2 } from '../../../../sync/model/lessons/lessons.ts';
import { MONTHLY } from '../../../../sync/model/practice/monthly.ts';

describe('practice name', () => {
  const listed = practices.filter(({ id }) => id !== MONTHLY);

  test.each(listed.map(({ trainingType, id }) => [trainingType, id] as const))(
    'of %s matches the catalogue',
    (type, id) => {
      const [name = ''] = catalogue.find((entry) => entry.id === id)?.name.split('（') ?? [];
      expect(name).not.toBe('');
      expect(practiceName(type).startsWith(name)).toBe(true);
    },
  );

  test.each([
    DAILY_TRAINING,
    BRAIN_SPEED,
    BRAIN_SPEED_2,
    KATA_TEST,
    MEASUREMENT,
    MONTHLY,
    'basic-awareness',
    'circuit',
  ])('exists for %s', (type) => {
    expect(practiceName(type)).not.toBe(practiceName('of a later version'));
  });

  test.each(specialCards.filter(({ isFinished }) => isFinished))(
    'of a programme is the title of its card: $title',
    (card) => {
      expect(practiceName(card.id)).toBe(card.title);
    },
  );

  test('falls back to a generic name for an unknown type', () => {
    expect(practiceName('of a later version')).toBe('そのほかの稽古');
    expect(practiceName('constructor')).toBe('そのほかの稽古');
  });
});
